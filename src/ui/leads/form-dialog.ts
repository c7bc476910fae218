import { openDialog } from '#src/ui/kit/open-dialog.ts';

/** Longer than this nobody waits for a form: its own page is shown instead. */
const LONGEST_MS = 10_000;

/** The dialogs of this page's forms by address, each made once, so that what was typed is there when it opens again. */
const dialogs = new Map<string, Promise<HTMLDialogElement>>();

let wanted = '';
let made = 0;

/** Opens a form over the page. Rejects when its page does not come or has no dialog. */
export async function openForm(href: string): Promise<void> {
  wanted = href;
  const dialog = await formDialog(href);
  // Another was pressed meanwhile.
  if (wanted !== href) return;
  if (!dialog.isConnected) document.body.append(dialog);
  openDialog(dialog);
}

/** The dialog of a form, made from the form's own page. */
export function formDialog(href: string): Promise<HTMLDialogElement> {
  const known = dialogs.get(href);
  if (known !== undefined) return known;
  made += 1;
  const dialog = fetchDialog(href, `dialog-${made}-`);
  dialogs.set(href, dialog);
  dialog.catch(() => dialogs.delete(href));
  return dialog;
}

async function fetchDialog(href: string, prefix: string): Promise<HTMLDialogElement> {
  const answer = await fetch(href, { headers: { Accept: 'text/html' }, signal: AbortSignal.timeout(LONGEST_MS) });
  if (!answer.ok) throw new Error(`The form’s page answered ${answer.status}.`);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const frame = page.querySelector<HTMLTemplateElement>('template[data-form-dialog]')?.content.querySelector('dialog');
  const form = page.querySelector<HTMLElement>('[data-dialog-form] > fc-island');
  if (frame == null || form === null || scriptOf(page) !== scriptOf(document))
    throw new Error('The form’s page is of another build.');
  addDrawings(page);
  rename(form, prefix);
  // The visitor has asked for it: there is nothing to wait for.
  form.setAttribute('wake', 'now');
  const dialog = document.importNode(frame, true);
  dialog.querySelector('[data-form-place]')?.append(document.adoptNode(form));
  dialog.querySelector('[data-close]')?.addEventListener('click', () => dialog.close());
  return dialog;
}

/** The address of a page's script changes with each build; code of one build must not run the HTML of another. */
const scriptOf = (page: Document): string | null => page.querySelector('script[type=module][src]')?.getAttribute('src') ?? null;

/** A page is sent with the drawings that it uses: the form may use others. */
function addDrawings(from: Document): void {
  const missing = [...from.querySelectorAll('symbol')].filter(({ id }) => document.getElementById(id) === null);
  document.querySelector('symbol')?.parentElement?.append(...missing.map((drawing) => document.adoptNode(drawing)));
}

/** Gives an island of another page an id that this page does not have yet, and all that refer to it. */
function rename(island: Element, prefix: string): void {
  const { id } = island;
  for (const element of [island, ...island.querySelectorAll('*')])
    for (const attribute of element.attributes)
      if (attribute.name !== 'props') attribute.value = attribute.value.replaceAll(id, prefix + id);
}
