import { buttonClass } from '#src/ui/kit/button-class.ts';
import { SiteLink } from '#src/ui/kit/site-link.tsx';
import type { ModelComparison } from '#src/views/models/compare-models.ts';
import { CompareHead, ModelOptions } from './compare-head.tsx';
import { CompareRows } from './compare-rows.tsx';

interface Props {
  readonly label: string;
  readonly heading: string;
  /** 2 when it is not the first thing on its page. */
  readonly headingLevel?: 1 | 2;
  readonly note: string;
  /** null where no model has variants. */
  readonly comparison: ModelComparison | null;
}

/** Models side by side: two, and up to four on a wide screen (ledger E2, E5). The address says which, in which colours. */
export function ModelCompare({ label, heading, headingLevel = 1, note, comparison }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section className="wrap model-compare">
      {label !== '' && <p className="text-ink-2">{label}</p>}
      <Heading className="mt-1">{heading}</Heading>
      {comparison === null ? <NothingToCompare /> : <Comparison comparison={comparison} note={note} />}
    </section>
  );
}

function NothingToCompare() {
  return (
    <div className="mt-6 grid justify-items-start gap-5">
      <p className="max-w-[52ch] text-lg text-ink-2">
        There’s nothing to compare yet. Ask us, and we’ll put two side by side for you.
      </p>
      <SiteLink href="/models" className={buttonClass('outline')}>
        See all models
      </SiteLink>
    </div>
  );
}

function Comparison({ comparison, note }: { readonly comparison: ModelComparison; readonly note: string }) {
  const { compared, groups, inShort, free, offered, onlyDifferences } = comparison;
  return (
    <fc-model-compare className="block" data-differences={onlyDifferences ? '' : undefined}>
      <div style={{ '--columns': compared.length } as React.CSSProperties}>
        <form method="get" autoComplete="off" className="compare-heads" data-columns={compared.length}>
          <div className="compare-heads__tools">
            {free !== null && (
              <select
                id="compare-add"
                name={free}
                aria-label="Add another model"
                defaultValue=""
                className="field__input select max-lg:hidden"
              >
                <option value="">Add another</option>
                <ModelOptions offered={offered} />
              </select>
            )}
            <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 font-semibold">
              <input
                type="checkbox"
                name="differences"
                value="1"
                defaultChecked={onlyDifferences}
                className="size-5 flex-none accent-primary"
              />
              Only show differences
            </label>
            <button type="submit" className={`${buttonClass('outline')} hidden! noscript:inline-flex!`}>
              Show
            </button>
          </div>
          {compared.map((side, at) => (
            <CompareHead key={side.place} side={side} comparison={comparison} isFirst={at === 0} />
          ))}
        </form>
        {inShort !== null && (
          <div className="panel panel--sunk mt-[clamp(1.5rem,3vw,2.25rem)]">
            <h2 className="panel__title">At a glance</h2>
            <p className="mt-1.5 max-w-[62ch]">{inShort}</p>
          </div>
        )}
        <CompareRows groups={groups} names={compared.map(({ name }) => name)} />
        <p className="mt-5 max-w-[90ch] text-sm text-ink-2">
          {comparison.hasBars && 'The longest bar is the best figure. For times and fuel use, that’s the lowest one. '}
          {note} {comparison.isSample && 'Sample figures.'}
        </p>
      </div>
    </fc-model-compare>
  );
}
