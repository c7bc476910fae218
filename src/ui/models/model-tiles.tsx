import { Tag } from '#src/ui/card/tag.tsx';
import { CutOut } from '#src/ui/kit/cut-out.tsx';
import { DottedLine } from '#src/ui/kit/dotted-line.tsx';
import { SiteLink } from '#src/ui/kit/site-link.tsx';
import type { ModelCard } from '#src/views/models/model-view.ts';

interface Props {
  readonly models: readonly ModelCard[];
  /** Whether the list has several makes, so that each model shows its own. */
  readonly saysMake: boolean;
  /** Whether a few of them share the whole row. */
  readonly fillsRow?: boolean;
}

const LARGE = 'grid-cols-2 max-[22rem]:grid-cols-1 sm:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]';

/** Models as cards: picture, name, what sets it apart, stock count and lowest price, each a link to the model's page (ledger N2). */
export function ModelTiles({ models, saysMake, fillsRow = false }: Props) {
  return (
    <ul className={`grid gap-[calc(var(--gap)*0.75)] ${fillsRow ? LARGE : 'model-tiles'}`}>
      {models.map((model) => (
        <li key={`${model.make} ${model.name}`} className="model-tile group">
          <CutOut
            picture={model.picture}
            body={model.body}
            sizes={fillsRow ? '(width >= 1100px) 640px, 48vw' : '(width >= 640px) 260px, 44vw'}
            when="lazy"
          />
          <div className="model-tile__words px-4 pb-4">
            {saysMake && <p className="text-sm text-ink-2">{model.make}</p>}
            <h3 className="text-lg">
              <SiteLink href={model.href} className="rounded-card after:absolute after:inset-0 group-hover:text-link">
                {model.name}
              </SiteLink>
            </h3>
            {model.facts.length > 0 && <DottedLine parts={model.facts} className="mt-0.5 text-md text-ink-2" />}
            {model.isComingSoon ? (
              <div className="mt-1.5 grid justify-items-start">
                <Tag tag={{ kind: 'comingSoon', text: model.note ?? '' }} />
              </div>
            ) : (
              <p className="text-md text-ink-2">{model.note ?? 'None in stock right now'}</p>
            )}
            {model.from !== null && (
              <p className="mt-2 text-md">
                <span className="text-ink-2">from </span>
                <strong className="price-type">{model.from.text}</strong>
                <span className="block text-sm text-ink-2">{model.from.meaning}</span>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
