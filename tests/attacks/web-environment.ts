import { type Attack, counted } from './campaign/attack.ts';
import { environmentOf } from './campaign/roles.ts';
import { SMTP_SECRET } from './campaign/servers.ts';

/** What whoever takes over the web process finds in its environment. */
export const attack: Attack = {
  fact: 'H10',
  rule: 'the web process is told neither the platform’s database address, nor the owner’s, nor the mail server’s password',
  server: 'strict',
  isShort: true,
  async run(target) {
    const environment = environmentOf(target, 'web');
    const values = Object.values(environment);
    const outcomes = [
      { what: 'DATABASE_PLATFORM_URL', isThrough: 'DATABASE_PLATFORM_URL' in environment },
      { what: 'an address of the platform role', isThrough: values.some((value) => value.includes('forecourt_platform')) },
      { what: 'an address of the owner', isThrough: values.some((value) => value.includes('forecourt_owner')) },
      { what: 'SMTP_URL', isThrough: 'SMTP_URL' in environment },
      { what: 'the mail server’s password', isThrough: values.some((value) => value.includes(SMTP_SECRET)) },
    ];
    await Promise.resolve();
    return counted(outcomes, outcomes.flatMap(({ isThrough, what }) => (isThrough ? [what] : [])).join('; '));
  },
};
