import { useState } from 'react';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { ANSWER_PATIENCE_MS } from '#src/ui/kit/patience.ts';
import { fillField, formValues } from './form-values.ts';

/** Finds a vehicle by its registration and fills in make, model and year, which stay editable (ledger L12). */
export function RegoLookUp({ text }: { readonly text: string }) {
  const [state, setState] = useState<{ readonly isBusy: boolean; readonly words: string }>({ isBusy: false, words: '' });
  const find = async (form: HTMLFormElement | null) => {
    if (form === null || state.isBusy) return;
    setState({ isBusy: true, words: '' });
    setState({ isBusy: false, words: await lookedUp(form) });
  };
  return (
    <div className="field noscript:hidden" data-wide="">
      <button
        type="button"
        aria-disabled={state.isBusy}
        onClick={(event) => void find(event.currentTarget.form)}
        className={`${buttonClass('outline')} justify-self-start`}
      >
        {state.isBusy && <span className="spinner" aria-hidden="true" />}
        {text}
      </button>
      <p role="status" className="min-h-[1.5em] text-md text-ink-2">
        {state.words}
      </p>
    </div>
  );
}

const FAILED = 'We couldn’t look that up right now. Please enter the details yourself.';

async function lookedUp(form: HTMLFormElement): Promise<string> {
  const { 'Vehicle Rego': rego = '', 'Vehicle State': state = '' } = formValues(form);
  if (rego.trim() === '') return 'Please enter the rego first.';
  try {
    const answer = await fetch(`/api/rego?${new URLSearchParams({ rego, state })}`, {
      signal: AbortSignal.timeout(ANSWER_PATIENCE_MS),
    });
    const found = (await answer.json()) as Readonly<Record<string, unknown>>;
    if (!answer.ok) return typeof found.detail === 'string' ? found.detail : FAILED;
    const [make = '', model = '', year = ''] = [found.make, found.model, found.year].map(String);
    fillField(form, 'Vehicle Make', make, true);
    fillField(form, 'Vehicle Model', model, true);
    fillField(form, 'Vehicle Year', year, true);
    return `Found: ${year} ${make} ${model}`;
  } catch {
    return FAILED;
  }
}
