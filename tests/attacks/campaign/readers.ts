import { readSignature } from '#src/adapters/feeds/stock-signature.ts';
import { readBodyTemplate } from '#src/adapters/sms/body-template.ts';
import { readGatewayHeaders } from '#src/adapters/sms/gateway-headers.ts';
import { readErased } from '#src/http/answer-my-data.ts';
import { readBody, readOut } from '#src/http/read-body.ts';
import { readLead } from '#src/http/read-lead.ts';
import { readSignInType } from '#src/rules/accounts/sign-in-type.ts';
import { readAlertKey } from '#src/rules/alerts/alert-keys.ts';
import { readWanted } from '#src/rules/alerts/alert-path.ts';
import { readPostcode } from '#src/rules/delivery/read-postcode.ts';
import { readAncap } from '#src/rules/feeds/read-ancap.ts';
import { readDay } from '#src/rules/feeds/read-day.ts';
import { readDistance, readDistanceUnit } from '#src/rules/feeds/read-distance.ts';
import { readEngine } from '#src/rules/feeds/read-engine.ts';
import {
  readCount,
  readFlag,
  readLength,
  readLengthUnit,
  readMass,
  readTank,
  readTorque,
  readUse,
  readVin,
  readYear,
} from '#src/rules/feeds/read-figures.ts';
import { readFeatures, readPhotos } from '#src/rules/feeds/read-lists.ts';
import { readPlate } from '#src/rules/feeds/read-plate.ts';
import { readPrice } from '#src/rules/feeds/read-price.ts';
import * as words from '#src/rules/feeds/read-words.ts';
import { readQuote } from '#src/rules/finance/finance-quote.ts';
import { readImageAddress } from '#src/rules/images/image-address.ts';
import { readShareCard } from '#src/rules/images/share-card.ts';
import { readBadge } from '#src/rules/images/site-badge.ts';
import { INVOICE_COLUMNS, readInvoiceLine } from '#src/rules/invoices/invoice-file.ts';
import { readAmount } from '#src/rules/invoices/payable-amount.ts';
import { readComparison } from '#src/rules/market/price-comparison.ts';
import { readOfferId } from '#src/rules/offers/offer.ts';
import { readTestCard } from '#src/rules/payments/test-card.ts';
import { readAbn } from '#src/rules/purchase/abn.ts';
import { readDelivery, readDetails, readPaying, readTradeIn } from '#src/rules/purchase/read-step.ts';
import { readVin as readRecallVin } from '#src/rules/recalls/recall-vins.ts';
import { readFigure } from '#src/rules/running-costs/fuel-cost.ts';
import { readPlainWords } from '#src/rules/search/plain-words-query.ts';
import { readSearchQuery } from '#src/rules/search/search-query.ts';
import { readSitemapFile } from '#src/rules/seo/sitemap.ts';
import { parseSearchFilter } from '#src/rules/stock/search-filter.ts';
import { readTowCar } from '#src/rules/tow/typed-tow-car.ts';
import { QUESTION_NAMES, readAnswers } from '#src/rules/trade-in/condition.ts';
import { readMarks } from '#src/rules/trade-in/damage-marks.ts';
import { readOtlpHeaders } from '#src/server/settings/otlp-headers.ts';
import { readSettings } from '#src/server/settings/read-settings.ts';
import { readTraceparent } from '#src/server/traces/traceparent.ts';
import { readPost } from '#src/site/files/post-file.ts';
import { readWanted as readWantedCars } from '#src/ui/accounts/wanted.ts';
import { readEmail } from '#src/use-cases/alerts/ask-alert.ts';
import { readQuestion } from '#src/use-cases/input/read-question.ts';
import { readInvoices } from '#src/use-cases/invoices/import-invoices.ts';
import { regoQuestion } from '#src/use-cases/leads/look-up-rego.ts';
import { parseMapping } from '#src/use-cases/stock/parse-mapping.ts';
import { readWish } from '#src/views/models/read-wish.ts';
import { aContext } from '#tests/factories/a-context.ts';
import { aVocabulary } from '#tests/factories/a-vocabulary.ts';

/** How a reader is given a text, and the errors that it may answer with. */
export interface FuzzedReader {
  readonly read: (text: string) => unknown;
  /** The class of the error by which it refuses; without one it never throws. */
  readonly refuses?: string;
  /** Whether it reads a file, which takes much longer than the reading. */
  readonly isFile?: boolean;
}

const context = aContext({ switches: { serviceForm: 'default' } });
const vocabulary = aVocabulary();
const NOW = new Date('2026-03-30T00:00:00Z');
const posted = (type: string) => (body: string) =>
  new Request('http://x/', { method: 'POST', body, headers: { 'content-type': type } });
const FORM = 'application/x-www-form-urlencoded';
const query = (text: string) => new URLSearchParams(text);
/** The text as every field, so that each of them is reached. */
const fields = (names: readonly string[]) => (text: string) => Object.fromEntries(names.map((name) => [name, text]));
const json = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};
/** What can be sent as the value of a header at all. */
const headerText = (text: string) => text.replaceAll(/[^\x20-\x7e]/g, '');
const BUYER = 'name last_name email phone state buyer abn'.split(' ');
const OFFERED = { days: { 'pick-up': [], deliver: [] }, delivers: true, costCents: 1_000 };

/** Every reader of what visitors, feeds, lenders and operators send, by its file and name. */
export const READERS: Readonly<Record<string, FuzzedReader>> = {
  'adapters/feeds/stock-signature#readSignature': {
    read: (text) =>
      readSignature(
        new Headers({
          'webhook-id': 'a',
          'webhook-timestamp': String(NOW.getTime() / 1000),
          'webhook-signature': headerText(text),
        }),
        NOW.getTime(),
      ),
  },
  'adapters/sms/body-template#readBodyTemplate': { read: readBodyTemplate },
  'adapters/sms/gateway-headers#readGatewayHeaders': { read: readGatewayHeaders },
  'http/answer-my-data#readErased': { read: (text) => readErased(context, query(text)) },
  'http/read-body#readBody': { read: (text) => readBody(posted(FORM)(text)) },
  'http/read-body#readOut': { read: (text) => readOut(posted(FORM)(text), 64) },
  'http/read-lead#readLead': {
    read: (text) => readLead(posted('application/json')(`{"form":"contact","name":${JSON.stringify(text)}}`), context),
  },
  'rules/accounts/sign-in-type#readSignInType': { read: readSignInType },
  'rules/alerts/alert-keys#readAlertKey': { read: readAlertKey },
  'rules/alerts/alert-path#readWanted': { read: (text) => readWanted(query(text)) },
  'rules/delivery/read-postcode#readPostcode': { read: readPostcode },
  'rules/feeds/read-ancap#readAncap': { read: (text) => readAncap(text, 2026) },
  'rules/feeds/read-day#readDay': { read: (text) => readDay(text, 'last') },
  'rules/feeds/read-distance#readDistance': { read: readDistance },
  'rules/feeds/read-distance#readDistanceUnit': { read: readDistanceUnit },
  'rules/feeds/read-engine#readEngine': { read: readEngine },
  'rules/feeds/read-figures#readCount': { read: readCount },
  'rules/feeds/read-figures#readFlag': { read: readFlag },
  'rules/feeds/read-figures#readLength': { read: readLength },
  'rules/feeds/read-figures#readLengthUnit': { read: readLengthUnit },
  'rules/feeds/read-figures#readMass': { read: readMass },
  'rules/feeds/read-figures#readTank': { read: readTank },
  'rules/feeds/read-figures#readTorque': { read: readTorque },
  'rules/feeds/read-figures#readUse': { read: readUse },
  'rules/feeds/read-figures#readVin': { read: readVin },
  'rules/feeds/read-figures#readYear': { read: (text) => readYear(text, 2026) },
  'rules/feeds/read-lists#readFeatures': { read: readFeatures },
  'rules/feeds/read-lists#readPhotos': { read: (text) => readPhotos(text, 'feed') },
  'rules/feeds/read-plate#readPlate': { read: readPlate },
  'rules/feeds/read-price#readPrice': { read: readPrice },
  'rules/feeds/read-words#readBody': { read: words.readBody },
  'rules/feeds/read-words#readColour': { read: words.readColour },
  'rules/feeds/read-words#readCondition': { read: words.readCondition },
  'rules/feeds/read-words#readDrive': { read: words.readDrive },
  'rules/feeds/read-words#readFuel': { read: words.readFuel },
  'rules/feeds/read-words#readSold': { read: words.readSold },
  'rules/feeds/read-words#readStatus': { read: words.readStatus },
  'rules/feeds/read-words#readTransmission': { read: words.readTransmission },
  'rules/finance/finance-quote#readQuote': { read: (text) => readQuote(json(text)) },
  'rules/images/image-address#readImageAddress': {
    read: (text) => readImageAddress({ pathname: `/images/${text}`, searchParams: query(text) }, text),
  },
  'rules/images/share-card#readShareCard': {
    read: (text) =>
      readShareCard(query(`look=ffffff-ffffff-ffffff-ffffff-a&title=${encodeURIComponent(text.toWellFormed())}&${text}`)),
  },
  'rules/images/site-badge#readBadge': {
    read: (text) =>
      readBadge(
        'initial',
        query(`look=ffffff-ffffff-ffffff-ffffff-ffffff&letter=${encodeURIComponent(text.toWellFormed())}&${text}`),
      ),
  },
  'rules/invoices/invoice-file#readInvoiceLine': {
    read: (text) => readInvoiceLine(fields(INVOICE_COLUMNS)(text), (phone) => phone),
  },
  'rules/invoices/payable-amount#readAmount': { read: (text) => readAmount(text, 100_000) },
  'rules/market/price-comparison#readComparison': { read: (text) => readComparison(json(text)) },
  'rules/offers/offer#readOfferId': { read: readOfferId },
  'rules/payments/test-card#readTestCard': {
    read: (card_number) =>
      readTestCard({ card_number, card_expiry: card_number, card_code: card_number, card_name: card_number }, NOW),
  },
  'rules/purchase/abn#readAbn': { read: readAbn },
  'rules/purchase/read-step#readDelivery': {
    read: (text) =>
      readDelivery({ ...fields('postcode street suburb delivery_window'.split(' '))(text), delivery: 'deliver' }, OFFERED),
  },
  'rules/purchase/read-step#readDetails': { read: (text) => readDetails({ ...fields(BUYER)(text), buyer: 'business' }) },
  'rules/purchase/read-step#readPaying': {
    read: (text) =>
      readPaying(
        { paying: 'loan', loan_amount: text, loan_years: text },
        { amount: { min: 1, max: 9_000, step: 1 }, mostCents: 100_000, years: [1] },
      ),
  },
  'rules/purchase/read-step#readTradeIn': { read: (text) => readTradeIn({ trade_in: 'later', trade_in_car: text }, []) },
  'rules/recalls/recall-vins#readVin': { read: readRecallVin },
  'rules/running-costs/fuel-cost#readFigure': { read: (text) => readFigure(text, { min: 0, max: 1_000 }) },
  'rules/search/plain-words-query#readPlainWords': {
    read: (text) => readPlainWords(readSearchQuery([['query', text]]), vocabulary),
  },
  'rules/search/search-query#readSearchQuery': { read: (text) => readSearchQuery(query(text)) },
  'rules/seo/sitemap#readSitemapFile': { read: readSitemapFile },
  'rules/stock/search-filter#parseSearchFilter': { read: parseSearchFilter },
  'rules/tow/typed-tow-car#readTowCar': {
    read: (text) =>
      readTowCar({ name: 'a', short: 'a' }, fields('brakedCapacity ballLimit gvm gcm kerbMass people'.split(' '))(text)),
  },
  'rules/trade-in/condition#readAnswers': { read: (text) => readAnswers(fields(QUESTION_NAMES)(text)) },
  'rules/trade-in/damage-marks#readMarks': { read: readMarks },
  'server/settings/otlp-headers#readOtlpHeaders': { read: readOtlpHeaders },
  'server/traces/traceparent#readTraceparent': { read: readTraceparent },
  'server/settings/read-settings#readSettings': {
    read: (text) =>
      readSettings(fields('PORT SMTP_URL SMS_HEADERS SMS_BODY TRUSTED_PROXIES DATABASE_REPLICA_URLS'.split(' '))(text)),
    refuses: 'BadSettings',
  },
  'site/files/post-file#readPost': {
    read: (text) => readPost('posts/a/b.md', `---\ntitle: ${text}\ndate: 2026-01-01\ncategory: News\nsummary: B\n---\n${text}`),
  },
  'use-cases/alerts/ask-alert#readEmail': { read: readEmail },
  'use-cases/input/read-question#readQuestion': { read: (text) => readQuestion(regoQuestion, { rego: text, state: text }) },
  'use-cases/invoices/import-invoices#readInvoices': { read: (text) => readInvoices(`number,for,total\n${text}`) },
  'use-cases/stock/parse-mapping#parseMapping': { read: (text) => parseMapping(json(text)), refuses: 'BadMapping' },
  'views/models/read-wish#readWish': { read: (text) => readWish(context, query(text)) },
  'ui/accounts/wanted#readWanted': { read: (text) => readWantedCars(text) },
};

/** Functions that are called so and read no text from outside, with what they read. */
export const NOT_FROM_OUTSIDE: Readonly<Record<string, string>> = {
  'adapters/feeds/read-feed#readFeed':
    'JSON.parse over a whole file, and what it throws is a BadFeed; openFeed reads dealers’ files',
  'adapters/photos/read-upload#readUpload': 'a photo in a folder, decoded elsewhere; tests/store/photos cover its refusals',
  'adapters/postcodes/postcodes#readPlacesBy': 'takes a function',
  'adapters/postcodes/read-suburbs#readSuburbs': 'a package’s own list',
  'server/site-code#readSeam': 'our own build',
  'site/files/catalogue-file#readCatalogue': 'a folder; its schema is zod’s',
  'site/files/read-posts#readPosts': 'a folder; each file by readPost',
  'site/files/read-site-files#readSiteFiles': 'a folder; its schemas are zod’s',
  'site/files/wheel-file#readWheel': 'what a schema has passed',
  'ui/analytics/consent#readConsent': 'the browser’s own storage, compared with two words',
  'ui/reservations/own-hold#readOwnHold': 'an answer of our own API, in the browser',
  'use-cases/accounts/own-tow-car#readOwnTowCar': 'the database',
  'use-cases/accounts/read-enquiries#readEnquiries': 'the database',
  'use-cases/accounts/read-session#readSession': 'the database',
  'use-cases/accounts/shopper-details#readDetails': 'the database',
  'use-cases/alerts/alert-links#readAlertLink': 'the database; its key by readAlertKey',
  'use-cases/alerts/own-alerts#readOwnAlerts': 'the database',
  'use-cases/leads/read-lead-sites#readLeadSite': 'the database',
  'use-cases/leads/read-mailbox#readMailbox': 'letters that we wrote',
  'use-cases/leads/store-upload#readDocument': 'a document that was stored',
  'use-cases/prizes/spin-wheel#readDraws': 'the database',
  'use-cases/search/read-search-address#readSearchAddress': 'the showroom, by a slug; odd-values asks for it over the wire',
  'use-cases/trade-in/read-valuation#readValuation': 'the database',
};
