import { type CSSProperties, createElement as h, type ReactNode } from 'react';
import { emailDocument, link, section } from './email-elements.ts';
import type { EmailCar, EmailColours, EmailSite } from './lead-email.ts';

// Node runs these files directly and does not read JSX, so elements are written as calls.

const FONT = "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const plain: CSSProperties = { margin: 0, fontSize: 16, lineHeight: '24px' };
const PICTURE: CSSProperties = {
  display: 'block',
  outline: 'none',
  border: 'none',
  textDecoration: 'none',
  width: '100%',
  height: 'auto',
};

const MARK: CSSProperties = { border: 'none', borderRadius: 8, marginRight: 12, verticalAlign: 'middle' };

/** An email on the site's background, under its mark and name. */
export function emailPage(site: EmailSite, preview: string, ...parts: ReactNode[]): string {
  const { primary, onPrimary, sunk, ink } = site.colours;
  return emailDocument(
    preview,
    { margin: 0, padding: '24px 12px', backgroundColor: sunk, color: ink, fontFamily: FONT },
    section(
      undefined,
      { maxWidth: 600, margin: '0 auto', backgroundColor: '#ffffff', borderRadius: 12, overflow: 'hidden' },
      section(
        '18px 28px',
        { backgroundColor: primary },
        link(
          site.href,
          { color: onPrimary, fontSize: 17, fontWeight: 700 },
          // The name is beside it.
          site.mark === null ? null : h('img', { alt: '', src: site.mark, width: 36, height: 36, style: MARK }),
          site.name,
        ),
      ),
      section('28px', {}, ...parts),
    ),
  );
}

/** 'pm' stays with its time at the end of a line. */
const HALF_OF_DAY = / ([ap]m)\b/g;

/** The email's one main heading. */
export const title = (text: string): ReactNode =>
  h(
    'h1',
    { style: { margin: '0 0 12px', fontSize: 24, lineHeight: '30px', fontWeight: 700 } },
    text.replaceAll(HALF_OF_DAY, '\u00a0$1'),
  );

export const heading = (text: string): ReactNode =>
  h('h2', { style: { margin: '24px 0 8px', fontSize: 16, lineHeight: '22px', fontWeight: 700 } }, text);

/** A paragraph with its line breaks. */
export const paragraph = (text: string, style: CSSProperties = {}): ReactNode =>
  h('p', { style: { ...plain, ...style } }, ...lines(text));

/** Small text in a muted colour. */
export const quiet = (text: string, { quiet: color }: EmailColours): ReactNode =>
  h('p', { style: { margin: '12px 0 0', fontSize: 14, lineHeight: '20px', color } }, ...lines(text));

/** What the shopper wrote, as a quotation. */
export const quoted = (text: string, { primary, sunk }: EmailColours): ReactNode =>
  section(
    '14px 18px',
    { backgroundColor: sunk, borderLeft: `4px solid ${primary}`, borderRadius: 6, margin: '16px 0 0' },
    paragraph(text),
  );

/** What the reader is to do: a button that calls, writes an email or opens a page. An email has one. */
export const button = (href: string, label: string, { primary, onPrimary }: EmailColours): ReactNode =>
  link(href, { ...BUTTON, border: `1px solid ${primary}`, backgroundColor: primary, color: onPrimary }, label);

/** What the reader can do instead. */
export const secondButton = (href: string, label: string, { primary, link: color }: EmailColours): ReactNode =>
  link(href, { ...BUTTON, border: `1px solid ${primary}`, backgroundColor: '#ffffff', color }, label);

const BUTTON: CSSProperties = {
  display: 'inline-block',
  fontSize: 16,
  fontWeight: 700,
  lineHeight: '20px',
  padding: '11px 17px',
  margin: '12px 10px 0 0',
  borderRadius: 8,
};

/** Names and values under each other. */
export function table(
  rows: readonly { readonly label: string; readonly value: ReactNode }[],
  { line, quiet: color }: EmailColours,
): ReactNode {
  const cellAt = (row: number): CSSProperties => ({
    padding: '8px 0',
    ...(row === rows.length - 1 ? {} : { borderBottom: `1px solid ${line}` }),
    verticalAlign: 'top',
    fontSize: 15,
    lineHeight: '22px',
  });
  return h(
    'table',
    { width: '100%', cellPadding: 0, cellSpacing: 0, style: { borderCollapse: 'collapse', margin: '8px 0 0' } },
    h(
      'tbody',
      null,
      ...rows.map(({ label, value }, at) =>
        h(
          'tr',
          { key: label },
          h(
            'th',
            { scope: 'row', align: 'left', width: '38%', style: { ...cellAt(at), color, fontWeight: 400, paddingRight: 12 } },
            label,
          ),
          h('td', { style: { ...cellAt(at), wordBreak: 'break-word' } }, typeof value === 'string' ? lines(value) : value),
        ),
      ),
    ),
  );
}

/** The vehicle: its picture, name, price and link. */
export function carPanel(car: EmailCar, { line, link: color }: EmailColours): ReactNode {
  return section(
    undefined,
    { border: `1px solid ${line}`, borderRadius: 10, overflow: 'hidden', margin: '16px 0 0' },
    car.picture === null
      ? null
      : link(car.href, { color }, h('img', { alt: car.name, src: car.picture, style: PICTURE, width: 542 })),
    section(
      '14px 18px',
      {},
      link(car.href, { color, fontSize: 18, lineHeight: '26px', fontWeight: 700 }, car.name),
      paragraph([car.price, `Stock number ${car.stocknum}`].filter((part) => part !== null).join('\n')),
    ),
  );
}

/** A link in the middle of a text. */
export const textLink = (href: string, label: string, { link: color }: EmailColours): ReactNode => link(href, { color }, label);

function lines(text: string): ReactNode[] {
  return text.split(/\r\n|\r|\n/).flatMap((line, at) => (at === 0 ? [line] : [h('br', { key: at }), line]));
}
