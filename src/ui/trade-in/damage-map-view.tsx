import { useState } from 'react';
import { MARK_PREFIX } from '#src/rules/trade-in/damage-marks.ts';
import { DAMAGE_ZONES, DAMAGES, type DamageZone, damageText } from '#src/rules/trade-in/damage-zones.ts';
import { useIsReady } from '#src/ui/kit/use-is-ready.ts';
import { CarDrawing } from './car-drawing.tsx';

interface Props {
  /** The damage of each marked zone, by their keys. */
  readonly marks: Readonly<Record<string, string>>;
}

/**
 * The drawing with its answers beside it, and the same sixteen zones as a list. What is sent is the list: without script a press on the drawing
 * leads to the zone's place in it.
 */
export function DamageMapView({ marks: first }: Props) {
  const [marks, setMarks] = useState(first);
  const isReady = useIsReady();
  const [chosen, setChosen] = useState<DamageZone | null>(null);
  const marked = DAMAGE_ZONES.filter(({ key }) => (marks[key] ?? '') !== '');
  const numberOf = ({ key }: DamageZone) => marked.findIndex((one) => one.key === key) + 1;
  const mark = ({ key }: DamageZone, damage: string) => setMarks((now) => ({ ...now, [key]: damage }));
  return (
    <div className="grid gap-4">
      <div className="damage-map trade-panel" data-ready={isReady ? '' : undefined}>
        <CarDrawing
          marked={marked.map(({ key }) => key)}
          chosen={chosen?.key ?? null}
          onChoose={(key) => setChosen(DAMAGE_ZONES.find((zone) => zone.key === key) ?? null)}
        />
        <div className="damage-map__answers" aria-live="polite">
          {chosen === null ? (
            <p className="text-ink-2">
              {marked.length === 0 ? 'Nothing marked yet.' : `Marked: ${marked.length}. Tap one to change it.`}
            </p>
          ) : (
            <fieldset className="grid gap-2.5">
              <legend className="field__label pb-2">
                {numberOf(chosen) > 0 ? `${numberOf(chosen)} ` : ''}
                {chosen.name}
              </legend>
              {DAMAGES[chosen.kind].map((damage) => (
                <label key={damage.key} className="trade-choice">
                  <input
                    type="radio"
                    name="drawn"
                    checked={marks[chosen.key] === damage.key}
                    onChange={() => mark(chosen, damage.key)}
                  />
                  <span>
                    {damage.name}
                    {damage.detail !== null && <span className="text-ink-2">, {damage.detail}</span>}
                  </span>
                </label>
              ))}
              {(marks[chosen.key] ?? '') !== '' && (
                <button type="button" className="trade-link justify-self-start" onClick={() => mark(chosen, '')}>
                  Remove this mark
                </button>
              )}
            </fieldset>
          )}
        </div>
      </div>
      <details className="damage-list">
        <summary className="trade-link">Choose from a list instead of the drawing</summary>
        <div className="form-step__fields pt-4">
          {DAMAGE_ZONES.map((zone) => (
            <div key={zone.key} className="field">
              <label htmlFor={`mark-${zone.key}`} className="field__label">
                {zone.name}
              </label>
              <select
                id={`mark-${zone.key}`}
                name={`${MARK_PREFIX}${zone.key}`}
                value={marks[zone.key] ?? ''}
                onChange={({ currentTarget }) => mark(zone, currentTarget.value)}
                className="field__input select"
              >
                <option value="">Not marked</option>
                {DAMAGES[zone.kind].map((damage) => (
                  <option key={damage.key} value={damage.key}>
                    {damageText(damage)}
                  </option>
                ))}
              </select>
            </div>
          ))}
        </div>
      </details>
    </div>
  );
}
