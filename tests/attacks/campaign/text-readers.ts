import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openFeed } from '#src/adapters/feeds/open-feed.ts';
import { oneLine as mailLine } from '#src/adapters/mail/one-line.ts';
import { normaliseMobile } from '#src/adapters/phones/normalise-phone.ts';
import { multipartForm } from '#src/http/multipart-form.ts';
import { sessionToken } from '#src/http/session-cookie.ts';
import { visitorToken } from '#src/http/visitor-cookie.ts';
import { deviceName } from '#src/rules/accounts/device-name.ts';
import { namedVehicle } from '#src/rules/accounts/named-vehicle.ts';
import { ownPath } from '#src/rules/accounts/own-path.ts';
import { typedCode } from '#src/rules/accounts/typed-code.ts';
import { markdownFault } from '#src/rules/blog/markdown-fault.ts';
import { compareIds } from '#src/rules/favourites/compare.ts';
import { jsonShape } from '#src/rules/input/json-shape.ts';
import { addressKey } from '#src/rules/leads/address-key.ts';
import { isEmail, isPhone } from '#src/rules/leads/check-field.ts';
import { checkStep } from '#src/rules/leads/check-step.ts';
import { manyLines, oneLine, plainCode } from '#src/rules/leads/field-text.ts';
import { leadAttributes } from '#src/rules/leads/lead-attributes.ts';
import { leadForm } from '#src/rules/leads/lead-form.ts';
import { mailboxKey } from '#src/rules/leads/person-keys.ts';
import { tokensOf } from '#src/rules/search/phrases/tokens.ts';
import { textChunks } from '#src/rules/search/text-match.ts';
import { hostName } from '#src/rules/site/site-hosts.ts';
import { isSitePath } from '#src/rules/site/site-path.ts';
import { cutText } from '#src/rules/text/cut-text.ts';
import { shallowHtml } from '#src/rules/text/shallow-html.ts';
import { slugOf } from '#src/rules/text/slug.ts';
import { foldedHtml } from '#src/rules/vehicle/folded-html.ts';
import { canonicalAddress } from '#src/server/http/canonical-query.ts';
import { trustedRequests } from '#src/server/http/trusted-request.ts';
import { uploadName } from '#src/use-cases/leads/store-upload.ts';
import { plainText, safeHtml } from '#src/use-cases/site/clean-text.ts';
import { renderArticle } from '#src/use-cases/site/render-article.ts';
import { vehicleInput } from '#src/use-cases/stock/parse-vehicle.ts';
import { aFormInput } from '#tests/factories/a-form-given.ts';
import { aVehicle } from '#tests/factories/a-vehicle.ts';
import type { FuzzedReader } from './readers.ts';

const form = leadForm('contact', aFormInput());
const originOf = trustedRequests(['10.0.0.1']);
const headerText = (text: string) => text.replaceAll(/[^\x20-\x7e]/g, '');
const BOUNDARY = 'boundary';

const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-fuzz-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

/** The rows of a dealer's file with this text. */
const rowsOf = (ending: string, before: string, after: string) => async (text: string) => {
  const file = path.join(folder, `feed.${ending}`);
  writeFileSync(file, `${before}${text}${after}`);
  const feed = await openFeed(file);
  const rows = [];
  for await (const row of feed.rows()) rows.push(row.cells);
  return rows;
};

/** Readers by other names: whatever takes apart a text that strangers, dealers or browsers send. */
export const TEXT_READERS: Readonly<Record<string, FuzzedReader>> = {
  addressKey: { read: addressKey },
  canonicalAddress: {
    read: (text) =>
      URL.canParse(`http://a.example/${text}`) ? canonicalAddress(new URL(`http://a.example/${text}`), () => ['tab']).href : null,
  },
  checkStep: { read: (text) => checkStep(form, 0, { name: text, message: text, email: text, phone: text, postcode: text }) },
  compareIds: { read: compareIds },
  'csv file': { read: rowsOf('csv', 'vin,price,', ''), refuses: 'BadFeed', isFile: true },
  cutText: { read: (text) => cutText(text, 80) },
  deviceName: { read: deviceName },
  foldedHtml: { read: (text) => foldedHtml(text, 100) },
  hostName: { read: hostName },
  isEmail: { read: isEmail },
  isPhone: { read: isPhone },
  isSitePath: { read: isSitePath },
  'json file': { read: rowsOf('json', '[{"vin":"a"},', ']'), refuses: 'BadFeed', isFile: true },
  jsonShape: { read: jsonShape },
  leadAttributes: {
    read: (text) => leadAttributes({ visited_pages: [text], linked_query_params: { [text]: text }, tow_car: text }),
  },
  'line of a letter': { read: (text) => mailLine(text) },
  mailboxKey: { read: mailboxKey },
  manyLines: { read: manyLines },
  markdownFault: { read: markdownFault },
  multipartForm: {
    read: (text) =>
      multipartForm(
        new Uint8Array(
          Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="a"\r\n\r\n${text}\r\n--${BOUNDARY}--\r\n`),
        ),
        `multipart/form-data; boundary=${BOUNDARY}`,
      ),
  },
  namedVehicle: { read: namedVehicle },
  normaliseMobile: { read: normaliseMobile },
  oneLine: { read: oneLine },
  ownPath: { read: ownPath },
  plainCode: { read: plainCode },
  plainText: { read: plainText },
  renderArticle: { read: (text) => (markdownFault(text) === null ? renderArticle(text) : null) },
  safeHtml: { read: safeHtml },
  sessionToken: { read: (text) => sessionToken(text, true) },
  shallowHtml: { read: shallowHtml },
  slugOf: { read: slugOf },
  textChunks: { read: textChunks },
  tokensOf: { read: tokensOf },
  trustedRequests: {
    read: (text) =>
      originOf(
        new Request('http://a.example/', {
          headers: { 'x-forwarded-for': headerText(text), 'x-forwarded-host': headerText(text) },
        }),
        '10.0.0.1',
      ).host,
  },
  typedCode: { read: typedCode },
  uploadName: { read: uploadName },
  vehicleInput: {
    read: (text) => vehicleInput.safeParse(aVehicle({ price: text, dealercomments: text, images: [text] })).success,
  },
  visitorToken: { read: (text) => visitorToken(text, true) },
  'xml file': {
    read: rowsOf('xml', '<stock><vehicle><vin>a</vin></vehicle><vehicle>', '</vehicle></stock>'),
    refuses: 'BadFeed',
    isFile: true,
  },
};
