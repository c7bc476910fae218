import { useState } from 'react';
import { NOT_LISTED } from '#src/rules/trade-in/not-listed.ts';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { ANSWER_PATIENCE_MS } from '#src/ui/kit/patience.ts';
import { useIsReady } from '#src/ui/kit/use-is-ready.ts';
import { fieldId } from '#src/ui/leads/field-id.ts';
import type { HandView } from '#src/views/trade-in/hand-view.ts';

interface Props {
  readonly hand: HandView;
  readonly prefix: string;
}

const LEVELS = [
  { key: 'year', list: 'years', field: 'Vehicle Year', label: 'Year' },
  { key: 'make', list: 'makes', field: 'Vehicle Make', label: 'Make' },
  { key: 'model', list: 'models', field: 'Vehicle Model', label: 'Model' },
  { key: 'badge', list: 'badges', field: 'Vehicle Badge', label: 'Badge' },
] as const;

/** Without script each list opens with a press of Next; with script as soon as the one before it is chosen. */
export function CarPickerView({ hand: first, prefix }: Props) {
  const [hand, setHand] = useState(first);
  const [failed, setFailed] = useState(false);
  /** What the next list is being fetched for. */
  const [asked, setAsked] = useState<HandView | null>(null);
  const isReady = useIsReady();
  const isWhole = hand.model !== '' || hand.make === NOT_LISTED;

  const choose = async (at: number, value: string) => {
    const cleared = Object.fromEntries(
      LEVELS.slice(at + 1).flatMap(({ key, list }) => [
        [key, ''],
        [list, []],
      ]),
    );
    const next = { ...hand, ...cleared, [LEVELS[at]?.key ?? '']: value } as HandView;
    setHand(next);
    const following = LEVELS[at + 1];
    setAsked(null);
    setFailed(false);
    if (following === undefined || value === '' || value === NOT_LISTED) return;
    setAsked(next);
    const names = await fetchNames(next);
    setAsked((now) => (now === next ? null : now));
    setFailed(names === null);
    setHand((now) => (isSame(now, next) ? { ...now, [following.list]: names ?? [] } : now));
  };

  /** Whether it is the first list without a choice, and its names are on their way. */
  const isComing = (at: number) =>
    asked !== null && hand[LEVELS[at - 1]?.key ?? 'year'] !== '' && hand[LEVELS[at]?.key ?? 'year'] === '';

  return (
    <>
      <div className="form-step__fields">
        {LEVELS.map(({ key, list, field, label }, at) => (
          <div key={key} className="field">
            <label htmlFor={fieldId(prefix, field)} className="field__label">
              {label}
            </label>
            <select
              id={fieldId(prefix, field)}
              name={field}
              value={hand[key]}
              disabled={hand[list].length === 0 && hand[key] === ''}
              onChange={({ currentTarget }) => void choose(at, currentTarget.value)}
              className="field__input select"
            >
              <option value="">{isComing(at) ? 'Looking…' : key === 'badge' ? 'Not sure' : 'Please choose'}</option>
              {hand[list].map((name) => (
                <option key={name}>{name}</option>
              ))}
              {key !== 'year' && key !== 'badge' && hand[list].length > 0 && <option>{NOT_LISTED}</option>}
            </select>
          </div>
        ))}
      </div>
      {failed && (
        <p role="alert" className="field__error">
          We couldn’t fetch the list. Press Next to try again.
        </p>
      )}
      <div className="trade-acts mt-5">
        <button type="submit" name="go" value={isWhole ? 'done' : 'next'} className={buttonClass('primary')}>
          {isWhole || (isReady && !failed) ? 'That’s my car' : 'Next'}
        </button>
      </div>
    </>
  );
}

const isSame = (one: HandView, other: HandView): boolean =>
  one.year === other.year && one.make === other.make && one.model === other.model;

/** The names of the next list; null when they cannot be fetched, and then the button leads on without script. */
async function fetchNames({ year, make, model }: HandView): Promise<readonly string[] | null> {
  const query = new URLSearchParams({ year, ...(make === '' ? {} : { make }), ...(model === '' ? {} : { model }) });
  try {
    const answer = await fetch(`/api/trade-in/names?${query}`, { signal: AbortSignal.timeout(ANSWER_PATIENCE_MS) });
    if (!answer.ok) return null;
    const { names } = (await answer.json()) as { readonly names: readonly string[] };
    return names;
  } catch {
    return null;
  }
}
