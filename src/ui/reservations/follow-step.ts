import { keepTyped } from './keep-typed.ts';

/** Follows a step of buying: what is typed is kept in this tab until the server has it. */
export function follow(element: HTMLElement, signal: AbortSignal): void {
  const form = element.querySelector('form');
  const { car = '', step = '' } = element.dataset;
  if (form !== null) keepTyped(form, `purchase:${car}:${step}`, signal);
}
