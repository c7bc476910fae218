import { PRESSED } from './early-press.ts';
import { isPlainClick } from './plain-click.ts';

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a visitor made of a field. */
export interface Typed {
  readonly value: string;
  readonly isChecked: boolean;
}

export const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

export const typedIn = (field: Field): Typed => ({ value: field.value, isChecked: 'checked' in field && field.checked });

/** Records what a visitor does in an island before React listens to it, and does it again once it is interactive: no press is lost. */
export class EarlyUse {
  readonly #island: HTMLElement;
  readonly #wake: () => void;
  readonly #fields = new Map<Field, Typed>();
  /** In the order of the presses. A button that was pressed again because nothing happened is meant once. */
  readonly #pressed = new Set<HTMLElement>();
  #listening = new AbortController();
  /** Whether a button was pressed whose code did not come. */
  #hasFailed = false;
  /** The field in which Enter was pressed. */
  #entered: Field | null = null;
  #sent: { readonly form: HTMLFormElement; readonly by: HTMLElement | null } | null = null;

  constructor(island: HTMLElement, wake: () => void) {
    this.#island = island;
    this.#wake = wake;
    this.#listen();
  }

  #listen(): void {
    this.#listening = new AbortController();
    const how = { capture: true, signal: this.#listening.signal };
    this.#island.addEventListener('click', (event) => this.#click(event), how);
    this.#island.addEventListener('submit', (event) => this.#submit(event), how);
    this.#island.addEventListener('keydown', (event) => this.#key(event), how);
    for (const type of ['input', 'change']) this.#island.addEventListener(type, ({ target }) => this.#note(target), how);
  }

  /**
   * To be called when React begins to listen: it answers presses even while it is hydrating, and what is recorded too would be done twice. Changes
   * of fields are kept from it until then (keep-changes.ts).
   */
  stop(): void {
    this.#listening.abort();
    for (const pressed of this.#pressed) pressed.removeAttribute('aria-busy');
  }

  /** To be called when the island is connected: takes up what was done before any script had come. */
  takeUp(pressed: HTMLElement | null): void {
    for (const field of this.#island.querySelectorAll('input, select, textarea'))
      if (isField(field) && isChanged(field)) this.#note(field);
    if (pressed !== null && this.#island.contains(pressed)) this.#hold(pressed);
    if (this.#fields.size > 0 || this.#pressed.size > 0) this.#wake();
  }

  /** To be called once the island is interactive; `change` tells React of a field. */
  replay(change: (field: Field, typed: Typed) => void): void {
    for (const [field, typed] of this.#fields) if (this.#island.contains(field)) change(field, typed);
    this.#entered?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    for (const pressed of this.#pressed) if (this.#island.contains(pressed)) pressed.click();
    if (this.#sent !== null) send(this.#sent);
  }

  /**
   * To be called when the island could not start: a link is followed and a form is sent as they are without script. A button is nothing
   * without its code: the next press fetches it again, and if that fails too the page is loaded anew.
   */
  giveUp(): void {
    this.stop();
    const [pressed, sent] = [[...this.#pressed].at(-1), this.#sent];
    this.#pressed.clear();
    if (pressed instanceof HTMLButtonElement) {
      if (this.#hasFailed) window.location.reload();
      this.#hasFailed = true;
    } else if (pressed !== undefined || sent !== null) {
      if (pressed?.isConnected === true) pressed.click();
      if (sent !== null) send(sent);
      return;
    }
    this.#listen();
  }

  #click(event: MouseEvent): void {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(PRESSED) : null;
    if (pressed === null || !isPlainClick(event)) return;
    event.preventDefault();
    this.#hold(pressed);
    this.#wake();
  }

  /** What waits for its code says so. */
  #hold(pressed: HTMLElement): void {
    this.#pressed.add(pressed);
    pressed.ariaBusy = 'true';
  }

  #key({ key, target }: KeyboardEvent): void {
    if (key === 'Enter' && isField(target)) this.#entered = target;
  }

  #submit(event: SubmitEvent): void {
    if (!(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    this.#sent = { form: event.target, by: event.submitter };
    this.#wake();
  }

  #note(target: EventTarget | null): void {
    if (isField(target)) this.#fields.set(target, typedIn(target));
  }
}

const send = ({ form, by }: { readonly form: HTMLFormElement; readonly by: HTMLElement | null }) =>
  form.requestSubmit(by?.isConnected === true ? by : null);

/** Whether a field no longer says what the page was sent with. */
export function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected && !option.defaultSelected && hasDefault(field));
  if (field instanceof HTMLInputElement && isBox(field)) return field.checked !== field.defaultChecked;
  // A hidden field belongs to the page, and a file has no default.
  return field.type !== 'hidden' && field.type !== 'file' && field.value !== firstValue(field);
}

/** What the browser shows of a field's default: a slider, for example, moves it to the nearest step. */
function firstValue(field: HTMLInputElement | HTMLTextAreaElement): string {
  const untouched = field.cloneNode(true) as typeof field;
  untouched.value = field.defaultValue;
  return untouched.value;
}

/** Without a default the browser selects the first option by itself. */
const hasDefault = ({ options }: HTMLSelectElement) => [...options].some(({ defaultSelected }) => defaultSelected);

/** Checkboxes and radio buttons. */
export const isBox = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio';
