import { type RefObject, useEffect, useRef, useState } from 'react';
import { checkStep, type FieldError } from '#src/rules/leads/check-step.ts';
import { successHref } from '#src/rules/leads/form-name.ts';
import { sentEvent } from '#src/rules/leads/lead-category.ts';
import { browserStorage } from '#src/ui/kit/browser-storage.ts';
import { track } from '#src/ui/kit/track.ts';
import { useIsReady } from '#src/ui/kit/use-is-ready.ts';
import type { FormReply, FormView } from '#src/views/leads/form-view.ts';
import { fillInDetails } from './fill-in-details.ts';
import { formDocument, formValues } from './form-values.ts';
import { rememberDetails } from './remember-details.ts';
import { type Sending, type Sent, sendLead } from './send-lead.ts';
import { visitStorage } from './visit-storage.ts';
import { visitTrail } from './visit-trail.ts';

export interface FormState {
  readonly step: number;
  readonly leadId: string | null;
  readonly errors: readonly FieldError[];
  /** The server's message, if it sent one; null while nothing has failed. */
  readonly failure: { readonly message: string | null } | null;
  readonly isSending: boolean;
  /** Increases each time there is something new to announce. */
  readonly turn: number;
}

/** A form in a browser that runs our script. */
export interface LeadFormUse {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly state: FormState;
  /** Whether the form is hydrated: what needs its script waits for this. */
  readonly isReady: boolean;
  readonly submit: () => Promise<void>;
  readonly back: () => void;
  /** To be called at the first sign that someone fills in the form. */
  readonly touch: () => void;
}

/**
 * A form's behaviour with script: checks each step as the server will, sends it without a reload, and keeps what was typed
 * (ledger L7, L8, L10).
 */
export function useLeadForm(view: FormView, reply: FormReply | null): LeadFormUse {
  const form = useRef<HTMLFormElement>(null);
  const key = useRef<string | null>(null);
  const [state, setState] = useState<FormState>(() => stateOf(reply));
  const isReady = useIsReady();
  const isSent = useRef(false);
  useEffect(() => {
    // Whoever comes back from the thanks to a page that the browser has kept finds a new form, not one that is still being sent.
    const startAgain = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || !isSent.current || form.current === null) return;
      isSent.current = false;
      form.current.reset();
      void fillInDetails(form.current);
      setState(stateOf(null));
    };
    window.addEventListener('pageshow', startAgain);
    return () => window.removeEventListener('pageshow', startAgain);
  }, []);
  const change = (by: Partial<FormState>) => setState((now) => ({ ...now, ...by, turn: now.turn + 1 }));
  // The browser creates the key, once for each step: everything sent with the same key is one lead.
  const touch = () => {
    key.current ??= crypto.randomUUID();
    return key.current;
  };

  const submit = async () => {
    if (form.current === null || state.isSending) return;
    const raw = formValues(form.current);
    const document = formDocument(form.current);
    const checked = checkStep(view.form, state.step, raw);
    if (!checked.ok) return change({ errors: checked.errors, failure: null });
    const isLast = state.step === view.form.steps.length - 1;
    change({ errors: [], failure: null, isSending: true });
    const sent = await sendLead(sendingOf(view, state, raw, { key: touch(), document: isLast ? document : null }));
    if (sent.kind !== 'accepted') return change({ ...afterRefusal(sent, state), isSending: false });
    key.current = null;
    if (!isLast) return change({ step: state.step + 1, leadId: sent.leadId, isSending: false });
    rememberDetails(browserStorage(), raw);
    const event = sentEvent(view.form, raw.category);
    if (event !== null)
      track({ id: event, about: { form: view.form.name, lead_id: sent.leadId, car: view.car }, user: personOf(raw) });
    isSent.current = true;
    window.location.assign(successHref(view.form.name, sent.leadId, view.car));
  };

  const afterRefusal = (sent: Exclude<Sent, { kind: 'accepted' }>, { leadId }: FormState): Partial<FormState> => {
    if (sent.kind === 'invalid') return { errors: sent.errors };
    // The server has this key with other values: what is sent next is another lead.
    if (sent.status === 422) key.current = null;
    const failure = { message: sent.message };
    return sent.status === 404 && leadId !== null ? { failure, step: 0, leadId: null } : { failure };
  };

  const back = () => {
    key.current = null;
    change({ step: Math.max(0, state.step - 1), errors: [], failure: null });
  };
  return { form, state, isReady, submit, back, touch: () => void touch() };
}

function stateOf(reply: FormReply | null): FormState {
  return {
    step: reply?.step ?? 0,
    leadId: reply?.leadId ?? null,
    errors: reply?.errors ?? [],
    failure: reply === null || reply.failure === null ? null : { message: reply.failure },
    isSending: false,
    // Nothing is announced when a form wakes: whoever woke it is already busy with a field.
    turn: -1,
  };
}

/** What distinguishes a step from its repetition, and what is sent with it. */
interface Along {
  readonly key: string;
  readonly document: File | null;
}

function sendingOf(view: FormView, { step, leadId }: FormState, raw: Readonly<Record<string, string>>, along: Along): Sending {
  return {
    form: view.form.name,
    step,
    isLast: step === view.form.steps.length - 1,
    car: view.car,
    offer: view.offer,
    leadId,
    key: along.key,
    page: window.location.pathname,
    // Since the page was opened: a visitor who returns to a form that is already filled in may send it at once.
    elapsedMs: performance.now(),
    trail: visitTrail(visitStorage(), browserStorage()),
    fields: { ...pick(raw, view, step), company_website: raw.company_website ?? '' },
    document: along.document,
  };
}

function pick(raw: Readonly<Record<string, string>>, view: FormView, step: number): Record<string, string> {
  const names = view.form.steps[step]?.fields.map(({ name }) => name) ?? [];
  return Object.fromEntries(names.flatMap((name) => (raw[name] === undefined ? [] : [[name, raw[name]]])));
}

const PERSON = ['name', 'last_name', 'email', 'phone', 'postcode'];
const personOf = (raw: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(PERSON.flatMap((name) => (raw[name] === undefined || raw[name] === '' ? [] : [[name, raw[name]]])));
