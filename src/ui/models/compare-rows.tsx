import type { ComparedGroup, ComparedRow, ComparedValue } from '#src/rules/models/model-comparison.ts';

interface Props {
  readonly groups: readonly ComparedGroup[];
  readonly names: readonly string[];
}

/** The figures and features of the models, a row each. Rows that are alike are quiet, and hidden among the differences alone. */
export function CompareRows({ groups, names }: Props) {
  return (
    <>
      {groups.map(({ heading, rows }) => (
        <section key={heading} className="compare-group" data-same={rows.every(({ isSame }) => isSame) ? '' : undefined}>
          <h2 className="mb-4">{heading}</h2>
          <dl>
            {rows.map((row) => (
              <Row key={row.label} row={row} names={names} />
            ))}
          </dl>
        </section>
      ))}
      <p className="compare-none mt-8 text-lg text-ink-2">
        {groups.some(({ rows }) => rows.some(({ isSame }) => !isSame)) ? '' : 'They’re the same on every figure we have.'}
      </p>
    </>
  );
}

function Row({ row, names }: { readonly row: ComparedRow; readonly names: readonly string[] }) {
  return (
    <div className="compare-row" data-same={row.isSame ? '' : undefined}>
      <dt>{row.label}</dt>
      {row.values.map((value, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places of a comparison stay where they are.
        <dd key={at} className={isQuiet(row, value) ? 'text-ink-2' : ''}>
          <span className={names.length > 2 ? 'compare-row__name' : 'sr-only'}>
            {names[at]}
            <span className="sr-only">: </span>
          </span>
          {value === null ? <NotGiven /> : value.text}
          {value !== null && value.share !== null && (
            <span className="compare-bar" data-best={value.isBest ? '' : undefined}>
              <span style={{ width: `${Math.round(value.share * 100)}%` }} />
            </span>
          )}
        </dd>
      ))}
    </div>
  );
}

const isQuiet = ({ isSame }: ComparedRow, value: ComparedValue | null) =>
  isSame || value === null || value.text === 'Not on this one';

const NotGiven = () => (
  <>
    <span aria-hidden="true">– </span>
    <small>not provided</small>
  </>
);
