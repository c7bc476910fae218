import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { MailboxPage } from '#src/use-cases/leads/read-mailbox.ts';
import { Letterbox } from './letterbox.tsx';

const html = (page: MailboxPage) => renderToStaticMarkup(createElement(Letterbox, { page }));
const AT = Date.UTC(2026, 6, 21, 5, 5);
const TEXT = { id: 'm-1', at: AT, to: '+61491570156', kind: 'sms', text: '481516 is your code.\n<b>&' } as const;
const itemsOf = (page: string) => page.split('<li').slice(1);

test('P6d the development page marks which of its messages are text messages and which are emails', () => {
  const [text = '', email = ''] = itemsOf(
    html({
      entries: [
        { ...TEXT, title: '481516 is your code.' },
        { id: 'd-1', at: AT, to: 'sam@shopper.example', kind: 'email', title: 'We have your enquiry' },
      ],
      open: null,
    }),
  );
  expect(text).toContain('>Text message<');
  expect(text).toContain('href="/__mail/m-1"');
  expect(email).toContain('>Email<');
  expect(email).not.toContain('Text message');
});

test('P6d an open text message shows its number and its text, and no more', () => {
  const open = html({ entries: [], open: TEXT });
  expect(open).toContain('<h2>Text message</h2>');
  expect(open).toContain('<dd>+61491570156</dd>');
  expect(open).toContain('481516 is your code.\n&lt;b&gt;&amp;');
  expect(open).not.toContain('<iframe');
  expect(open).not.toContain('From');
});
