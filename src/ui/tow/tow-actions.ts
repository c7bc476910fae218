import { nameWithin, type TowChoice } from '#src/rules/tow/tow-car.ts';
import { make } from './make.ts';
import { towStore } from './tow-store.ts';

/** A button that looks like a link, in the tow match. */
const plainButton = (words: string, attributes: Readonly<Record<string, string>> = {}): HTMLElement =>
  make('button', { type: 'button', class: 'tow__change', 'data-plain': '', ...attributes }, words);

export const chooseButton = (words: string): HTMLElement =>
  plainButton(words, { 'data-tow-choose': '', 'aria-haspopup': 'dialog' });

/** Copies this page's address with the car in it. Its name is short, so that it stands beside the others. */
export function copyButton(): HTMLElement {
  const button = plainButton('Copy link');
  button.addEventListener('click', () => void import('./copy-tow-link.ts').then(({ copyTowLink }) => copyTowLink()));
  return button;
}

/** Names the car that verdicts are for, with how to change it. */
export const towingWith = ({ car }: TowChoice, ...buttons: readonly HTMLElement[]): readonly HTMLElement[] => [
  make('p', { class: 'tow__with' }, `Towing with ${nameWithin(car)}.`, chooseButton('Change car'), ...buttons),
  ...linkedNote(),
];

/** Says that the car came with a link, and lets the shopper have it for their own or be rid of it; nothing for a car of their own. */
export function linkedNote(): readonly HTMLElement[] {
  const linked = towStore.readLinked();
  if (linked === null) return [];
  const keep = plainButton('Make it my car');
  const drop = plainButton('Remove it');
  const answer = (button: HTMLElement, isKept: boolean) =>
    button.addEventListener('click', () => void import('./leave-tow-link.ts').then(({ leaveTowLink }) => leaveTowLink(isKept)));
  answer(keep, true);
  answer(drop, false);
  return [make('p', { class: 'tow__linked' }, make('span', {}, 'This car came with the link you opened.'), keep, drop)];
}
