import { CODE_DIGITS, typedCode } from '#src/rules/accounts/typed-code.ts';

const codeInput = (root: ParentNode) => root.querySelector<HTMLInputElement>('input[name="code"]');

/** Keeps the code's field to digits, marks the cell that is next, and sends a code that is whole. */
export function followCode(root: HTMLElement, signal: AbortSignal): void {
  const take = (input: HTMLInputElement, text: string) => {
    const typed = typedCode(text);
    const code = typed.slice(0, CODE_DIGITS);
    if (input.value !== code) input.value = code;
    input.closest('.code-field')?.removeAttribute('data-bad');
    mark();
    // More digits than a code has are no code: whoever typed them decides.
    if (typed.length === CODE_DIGITS) input.form?.requestSubmit();
  };
  const mark = () => {
    const input = codeInput(root);
    if (input === null) return;
    const at = document.activeElement === input ? Math.min(input.selectionEnd ?? 0, CODE_DIGITS - 1) : -1;
    input.parentElement?.querySelectorAll('span').forEach((cell, place) => {
      cell.toggleAttribute('data-now', place === at);
    });
  };
  root.addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof HTMLInputElement && target === codeInput(root)) take(target, target.value);
    },
    { signal },
  );
  // Also while the heading has the focus, as it does when the step has just come.
  root.addEventListener(
    'paste',
    (event) => {
      const input = codeInput(root);
      const code = typedCode(event.clipboardData?.getData('text') ?? '');
      if (input === null || code === '') return;
      event.preventDefault();
      input.focus();
      take(input, code);
    },
    { signal },
  );
  root.addEventListener(
    'keydown',
    ({ key, target, ctrlKey, metaKey, altKey }) => {
      if (!/^\d$/.test(key) || ctrlKey || metaKey || altKey || target instanceof HTMLInputElement) return;
      codeInput(root)?.focus();
    },
    { signal },
  );
  for (const event of ['focusin', 'focusout'] as const) root.addEventListener(event, () => queueMicrotask(mark), { signal });
  document.addEventListener('selectionchange', mark, { signal });
}
