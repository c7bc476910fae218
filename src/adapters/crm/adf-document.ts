import { XMLBuilder } from 'fast-xml-parser';

/** A vehicle of a prospect; empty texts are left out. */
export interface AdfVehicle {
  readonly interest: 'buy' | 'sell' | 'trade-in' | 'test-drive';
  readonly status: 'new' | 'used';
  readonly year: string;
  readonly make: string;
  readonly model: string;
  readonly trim: string;
  readonly stock: string;
  readonly vin: string;
  readonly odometer: string;
  readonly colour: string;
  readonly dollars: number | null;
  /** What ADF has no element for, such as the registration. */
  readonly comments: string;
}

/** When the customer would like something done: in words and, if there is a time, as an instant or a day. */
interface AdfTimeframe {
  readonly description: string;
  readonly earliest: string;
}

/** What an ADF prospect says; empty texts are left out. */
export interface AdfLead {
  readonly id: string;
  readonly source: string;
  readonly requestedAt: string;
  /** The vehicles it is about: the one that is wanted, and the customer's own. */
  readonly vehicles: readonly AdfVehicle[];
  readonly customer: {
    readonly first: string;
    readonly last: string;
    readonly email: string;
    readonly phone: string;
    readonly postcode: string;
    readonly prefers: 'phone' | 'email' | 'sms';
    /** The part of the day that suits for a call; empty when the form has no such field. */
    readonly callTime: '' | 'morning' | 'afternoon' | 'evening';
    readonly timeframe: AdfTimeframe | null;
    readonly comments: string;
  };
  readonly vendor: { readonly id: string; readonly name: string; readonly phone: string };
  readonly provider: { readonly name: string; readonly url: string };
}

type Node = { readonly [name: string]: string | Node | readonly Node[] };

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', textNodeName: '#', format: true });

/** A lead as ADF 1.0, the format in which dealers' CRMs import prospects (ledger L14). */
export function adfDocument(lead: AdfLead): string {
  const prospect: Node = {
    '@status': 'new',
    id: { '@sequence': '1', '@source': xmlText(lead.source), '#': xmlText(lead.id) },
    requestdate: lead.requestedAt,
    ...(lead.vehicles.length === 0 ? {} : { vehicle: lead.vehicles.map(vehicle) }),
    customer: {
      contact: {
        name: [part('first', lead.customer.first), part('last', lead.customer.last)].filter(isFilled),
        ...filled('email', lead.customer.email, preference(lead.customer.prefers === 'email')),
        ...filled('phone', lead.customer.phone, phone(lead.customer)),
        ...(lead.customer.postcode === '' ? {} : { address: { postalcode: xmlText(lead.customer.postcode), country: 'AU' } }),
      },
      ...(lead.customer.timeframe === null ? {} : { timeframe: timeframe(lead.customer.timeframe) }),
      ...filled('comments', lead.customer.comments),
    },
    vendor: {
      id: { '@source': xmlText(lead.source), '#': xmlText(lead.vendor.id) },
      vendorname: xmlText(lead.vendor.name),
      contact: {
        name: { '@part': 'full', '#': xmlText(lead.vendor.name) },
        ...filled('phone', lead.vendor.phone, { '@type': 'voice' }),
      },
    },
    provider: {
      name: { '@part': 'full', '#': xmlText(lead.provider.name) },
      url: xmlText(lead.provider.url),
    },
  };
  return builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    '?adf': { '@version': '1.0' },
    adf: { prospect },
  });
}

const phone = ({ prefers, callTime }: AdfLead['customer']): Node => ({
  '@type': prefers === 'sms' ? 'cellphone' : 'voice',
  ...(callTime === '' ? {} : { '@time': callTime }),
  ...preference(prefers !== 'email'),
});

const timeframe = ({ description, earliest }: AdfTimeframe): Node => ({
  ...filled('description', description),
  ...filled('earliestdate', earliest),
});

/** ADF requires year, make and model of every vehicle; an unknown one is marked as such. */
const UNKNOWN = 'Unknown';

function vehicle(car: AdfVehicle): Node {
  return {
    '@interest': car.interest,
    '@status': car.status,
    ...filled('year', car.year || UNKNOWN),
    ...filled('make', car.make || UNKNOWN),
    ...filled('model', car.model || UNKNOWN),
    ...filled('vin', car.vin),
    ...filled('stock', car.stock),
    ...filled('trim', car.trim),
    ...filled('odometer', car.odometer, { '@status': 'unknown', '@units': 'km' }),
    ...(car.colour === '' ? {} : { colorcombination: { exteriorcolor: xmlText(car.colour) } }),
    ...(car.dollars === null ? {} : filled('price', String(car.dollars), { '@type': 'quote', '@currency': 'AUD' })),
    ...filled('comments', car.comments),
  };
}

const part = (name: string, text: string): Node => ({ '@part': name, '#': xmlText(text) });
const isFilled = (node: Node): boolean => node['#'] !== '';
const preference = (isPreferred: boolean): Node => ({ '@preferredcontact': isPreferred ? '1' : '0' });
const filled = (name: string, text: string, attributes: Node = {}): Node =>
  xmlText(text) === '' ? {} : { [name]: { ...attributes, '#': xmlText(text) } };

/** Every character that XML 1.0 does not allow, not even escaped. */
const UNFIT = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Text for an XML document: characters that XML does not allow are left out, lone surrogates are replaced. */
const xmlText = (text: string): string => text.toWellFormed().replaceAll(UNFIT, '');
