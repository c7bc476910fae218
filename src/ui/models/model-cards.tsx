import { useSearchParams } from 'react-router';
import { slugOf } from '#src/rules/text/slug.ts';
import type { ModelCard } from '#src/use-cases/model-view.ts';
import { GroupLinks, ModelTiles } from './model-tiles.tsx';

export interface ModelCardsProps {
  readonly heading: string;
  readonly text: string;
  readonly groups: readonly { readonly name: string; readonly models: readonly ModelCard[] }[];
  readonly saysMake: boolean;
}

/** Every model in its group; the address says which group alone is shown, so that a list can be sent to someone (ledger N2). */
export function ModelCards({ heading, text, groups, saysMake }: ModelCardsProps) {
  const [asked] = useSearchParams();
  if (groups.length === 0) return null;
  const chosen = groups.find(({ name }) => slugOf(name) === asked.get('group')) ?? null;
  const links = [
    { name: 'All models', href: '?', isChosen: chosen === null },
    ...groups.map(({ name }) => ({ name, href: `?group=${slugOf(name)}`, isChosen: name === chosen?.name })),
  ];
  return (
    <section className="section">
      <div className="wrap">
        <h1>{heading}</h1>
        {text !== '' && <p className="mt-3 max-w-[56ch] text-lg text-ink-2">{text}</p>}
        <div className="mt-6">{groups.length > 1 && <GroupLinks label="Kinds of models" links={links} />}</div>
        <div className="grid gap-12">
          {(chosen === null ? groups : [chosen]).map(({ name, models }) => (
            <div key={name}>
              <h2 className="mb-4 text-h3">{name}</h2>
              <ModelTiles models={models} level={3} saysMake={saysMake} />
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
