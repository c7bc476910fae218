import { slugOf } from '#src/rules/text/slug.ts';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { ModelTiles } from '#src/ui/models/model-tiles.tsx';
import type { ModelCard } from '#src/views/models/model-view.ts';

interface Group {
  readonly name: string;
  /** How many models it has; a long group shows its first ones beside other groups. */
  readonly count: number;
  readonly models: readonly ModelCard[];
}

interface Props {
  readonly heading: string;
  /** 2 when it is not the first thing on its page. */
  readonly headingLevel?: 1 | 2;
  readonly text: string;
  readonly groups: readonly Group[];
  /** The group that the address names; null for all. */
  readonly chosen: string | null;
  readonly saysMake: boolean;
}

/** So few models of one group fill a row by themselves, and need no heading of their own. */
const A_ROW = 3;

/** All models by group. The address says which group is shown, so that a list can be shared (ledger N2). */
export function ModelCards({ heading, headingLevel = 1, text, groups, chosen, saysMake }: Props) {
  const Heading = `h${headingLevel}` as const;
  if (groups.length === 0) return null;
  const isRow = headingLevel === 2 && groups.length === 1 && (groups[0]?.models.length ?? 0) <= A_ROW;
  const links = [
    { name: 'All models', href: '?', isChosen: chosen === null },
    ...groups.map(({ name }) => ({ name, href: groupHref(name), isChosen: name === chosen })),
  ];
  return (
    <section className="section">
      <div className="wrap">
        <Heading>{heading}</Heading>
        {text !== '' && <p className="mt-3 max-w-[56ch] text-lg text-ink-2">{text}</p>}
        <div className="mt-6">{groups.length > 1 && <GroupLinks label="Model types" links={links} />}</div>
        <div className="grid gap-12">
          {groups
            .filter(({ name }) => chosen === null || name === chosen)
            .map(({ name, count, models }) => (
              <div key={name}>
                {!isRow && <h2 className="mb-4 text-h3">{name}</h2>}
                <ModelTiles models={models} saysMake={saysMake} fillsRow={isRow} />
                {models.length < count && (
                  <a href={groupHref(name)} className={`${buttonClass('outline')} mt-5`}>
                    See all {count}
                    <span className="sr-only">, {name}</span>
                  </a>
                )}
              </div>
            ))}
        </div>
      </div>
    </section>
  );
}

const groupHref = (name: string): string => `?group=${slugOf(name)}`;

function GroupLinks({ label, links }: { readonly label: string; readonly links: readonly GroupLink[] }) {
  return (
    <nav aria-label={label} className="mb-8">
      <ul className="flex flex-wrap gap-2">
        {links.map(({ name, href, isChosen }) => (
          <li key={name}>
            <a href={href} aria-current={isChosen} className="group-link">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface GroupLink {
  readonly name: string;
  readonly href: string;
  readonly isChosen: boolean;
}
