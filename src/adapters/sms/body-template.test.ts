import { expect, test } from 'vitest';
import { readBodyTemplate } from '#src/adapters/sms/body-template.ts';

const MESSAGE = { id: 'm-1', site: 'harbour', to: '+61491570156', text: 'Say "hi" & {id}\nBye' };

test.each([
  ['{"to":"{to}","text":"{text}"}', '{"to":"+61491570156","text":"Say \\"hi\\" & {id}\\nBye"}'],
  ['[{"to":"tel:{to}"},{"say":["{text}","{id}"]}]', '[{"to":"tel:+61491570156"},{"say":["Say \\"hi\\" & {id}\\nBye","m-1"]}]'],
  [
    ' {"n":1,"b":true,"z":null,"to":"{to}{to}","text":"{text}"} ',
    '{"n":1,"b":true,"z":null,"to":"+61491570156+61491570156","text":"Say \\"hi\\" & {id}\\nBye"}',
  ],
  ['to={to}&text={text}', 'to=%2B61491570156&text=Say+%22hi%22+%26+%7Bid%7D%0ABye'],
  ['key=a%26b&to={to}&text=Hello:+{text}', 'key=a%26b&to=%2B61491570156&text=Hello%3A+Say+%22hi%22+%26+%7Bid%7D%0ABye'],
])('the template %s is filled in', (template, body) => expect(readBodyTemplate(template)?.(MESSAGE).body).toBe(body));

test.each([
  ['JSON that ends too soon', '{"to":"{to}","text":"{text}"'],
  ['a placeholder outside quotes', '{"to":{to},"text":"{text}"}'],
  ['no number', '{"text":"{text}"}'],
  ['no text', '{"to":"{to}"}'],
  ['an unknown name', '{"to":"{to}","text":"{text}","from":"{from}"}'],
  ['a name with a space', '{"to":"{to}","text":"{ text }"}'],
  ['a placeholder that is only in a key', '{"{to}":"x","text":"{text}"}'],
  ['a form without a text', 'to={to}'],
  ['a form with an unknown name', 'to={to}&text={text}&from={from}'],
  ['a form with a line break', 'to={to}\n&text={text}'],
  ['a form with an empty field', 'to={to}&&text={text}'],
  ['a form with a bad escape', 'to={to}&text={text}&rate=5%'],
  ['plain words', 'Send {text} to {to}'],
  ['XML', '<sms to="{to}">{text}</sms>'],
  ['nothing', ''],
])('a template with %s is refused', (_, template) => expect(readBodyTemplate(template)).toBeNull());
