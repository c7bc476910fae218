import type { ReactNode } from 'react';
import { heading, paragraph } from './email-parts.ts';

/** Whose email it is: every email about alerts says it. */
export interface AlertDealer {
  readonly name: string;
  readonly phone: string | null;
  readonly address: string;
}

export const alertFoot = ({ name, address, phone }: AlertDealer): ReactNode[] => [
  heading(name),
  ...[address, phone].map((line) => (line === null || line === '' ? null : paragraph(line))),
];

export const footText = ({ name, address, phone }: AlertDealer): string =>
  [name, address, phone].filter((line) => line !== null && line !== '').join('\n');
