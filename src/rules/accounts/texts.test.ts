import { expect, test } from 'vitest';
import { deviceName } from './device-name.ts';
import { codeMessage, noTextsText, restingText, tooManyCodesText, wrongCodeText } from './texts.ts';

const at = (time: string) => Date.parse(`2026-11-16T${time}Z`);

test.each([
  [4, 'That code isn’t right. 4 tries left.'],
  [1, 'That code isn’t right. 1 try left.'],
  [0, 'That code isn’t right. Ask for a new one.'],
])('A1 with %i tries left a wrong code is answered ‘%s’', (left, text) => expect(wrongCodeText(left)).toBe(text));

test.each([
  ['05:40:00', '05:55:00', '15 minutes. You can try again at 3.55 pm.'],
  ['05:40:30', '05:55:10', '15 minutes. You can try again at 3.56 pm.'],
  ['05:54:59', '05:55:00', '1 minute. You can try again at 3.55 pm.'],
  ['13:00:00', '14:00:00', '60 minutes. You can try again at 12 am.'],
])('A1 at %s a phone that rests until %s is stopped for %s', (now, until, text) =>
  expect(restingText(at(now), at(until), 'Australia/Brisbane')).toBe(
    `Too many tries. For your safety, we’ve locked this number for ${text}`,
  ),
);

test('A1 who has had enough codes reads when the next may be asked for, on the site’s clock', () =>
  expect(tooManyCodesText(at('05:40:01'), 'Australia/Perth')).toBe(
    'We can’t send another code yet. You can ask for one at 1.41 pm.',
  ));

test.each([
  ['07 3000 0000', 'We can’t send texts right now. Try again in a few minutes, or call 07 3000 0000.'],
  [null, 'We can’t send texts right now. Try again in a few minutes.'],
])('A1 without a gateway, at a site that is called at %s, a shopper reads ‘%s’', (phone, text) =>
  expect(noTextsText(phone)).toBe(text),
);

test('A1 the text message says what the code is for and, on a line of its own, for which host a phone may fill it in', () =>
  expect(codeMessage('042917', 'Harbour Motors', 'harbour.example')).toBe(
    "042917 is your Harbour Motors code. It works for 5 minutes. Don't share it.\n@harbour.example #042917",
  ));

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
    'Chrome on Android phone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-X200) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Safari/537.36',
    'Samsung Internet on Android tablet',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
    'Edge on Windows computer',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox on Mac'],
  ['curl/8.0', 'Unknown device'],
  ['', 'Unknown device'],
])('A12 the browser %j is listed as %s', (userAgent, name) => expect(deviceName(userAgent)).toBe(name));
