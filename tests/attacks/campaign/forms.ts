import type { LeadAsking, SentLead, Target } from './target.ts';

/** Every form there is, by the name the interface takes, and whether it is about a vehicle. */
export const FORMS: readonly { readonly form: string; readonly isAboutCar: boolean; readonly steps: number }[] = [
  { form: 'enquiry', isAboutCar: true, steps: 1 },
  { form: 'enquiry', isAboutCar: false, steps: 1 },
  { form: 'test-drive', isAboutCar: true, steps: 1 },
  { form: 'test-drive', isAboutCar: false, steps: 1 },
  { form: 'request-photos', isAboutCar: true, steps: 1 },
  { form: 'finance', isAboutCar: true, steps: 1 },
  { form: 'finance', isAboutCar: false, steps: 1 },
  { form: 'offer', isAboutCar: false, steps: 1 },
  { form: 'careers', isAboutCar: false, steps: 1 },
  { form: 'contact', isAboutCar: false, steps: 1 },
  { form: 'trade-in', isAboutCar: true, steps: 1 },
  { form: 'trade-in', isAboutCar: false, steps: 1 },
  { form: 'fleet', isAboutCar: false, steps: 1 },
  { form: 'parts', isAboutCar: false, steps: 1 },
  { form: 'multi-step-enquiry', isAboutCar: false, steps: 2 },
  { form: 'service', isAboutCar: false, steps: 3 },
  { form: 'service-minimal', isAboutCar: false, steps: 3 },
];

/** What the fields that are checked must look like; every other field takes any words. */
export const CHECKED: Readonly<Record<string, string>> = {
  postcode: '4000',
  state: 'qld',
  regoState: 'qld',
  'Vehicle State': 'qld',
  budget: '20000',
  kms: '100',
  fleet_size: '12',
  rego: 'ABC123',
  Rego: 'ABC123',
  'Vehicle Rego': 'ABC123',
  'Vehicle Year': '2019',
  'Preferred Service Date': '2035-03-06',
  booking_date: '2035-03-06',
  PreferredContactMethod: 'Phone',
  finance: 'Yes',
  'do-you-have-a-trade-in': 'Yes',
  terms_conditions: 'true',
  opt_in: 'true',
};

/** The fields that take words, hidden ones too, and what the interface reads beside them. */
export const WORDED: readonly string[] = [
  'last_name',
  'message',
  'category',
  'subcategory',
  'dealership_slug',
  'location',
  'location_id',
  'request',
  'offer',
  'dateTime',
  'Vehicle Make',
  'Vehicle Model',
  'Service Interval',
  'Service Type',
  'Repair Description',
  'additional_services',
  'street',
  'suburb',
  'company',
  'part',
  'position',
  'resume',
  'page_id',
];

const PAGES = '/contact-us /contact /service /book-test-drive /careers /fleet /finance /finance-enquiry /trade-in'.split(' ');

/** The first choice of every list in the forms on a site's pages, by the name of its field. */
export async function siteChoices(target: Target, site: string): Promise<Readonly<Record<string, string>>> {
  const choices: Record<string, string> = {};
  for (const page of PAGES) {
    const { text } = await target.ask(site, page);
    for (const [, name = '', inner = ''] of text.matchAll(/<select[^>]*\sname="([^"]+)"[^>]*>([\s\S]*?)<\/select>/g))
      choices[name] ??= /<option[^>]*value="([^"]+)"/.exec(inner)?.[1]?.replaceAll('&amp;', '&') ?? '';
  }
  return choices;
}

/**
 * Sends a form to its last step. A step that is refused is sent again with what the server asks for: a choice of the site's lists in
 * place of the attacker's words, or nothing.
 */
export async function sendForm(
  target: Target,
  site: string,
  given: {
    readonly form: string;
    readonly steps: number;
    readonly fields: Readonly<Record<string, unknown>>;
    readonly asking?: LeadAsking;
  },
  choices: Readonly<Record<string, string>>,
): Promise<SentLead | null> {
  let fields: Record<string, unknown> = { ...given.fields, form: given.form };
  let last: SentLead | null = null;
  for (let step = 0; step < given.steps; step += 1) {
    for (let tries = 0; tries < 5; tries += 1) {
      const isLast = step === given.steps - 1;
      const own = { ...fields, step, is_last: String(isLast), ...(last?.leadId == null ? {} : { lead_id: last.leadId }) };
      const asking = { ...given.asking, ...(last === null ? {} : { cookie: last.cookie }) };
      const sent = await target.lead(site, own, asking);
      if (sent.leadId !== null) {
        last = sent;
        break;
      }
      const wrong = faultyFields(sent.text);
      // A form that the site has in fewer steps ends with its last one.
      if (wrong.includes('step')) return last;
      if (wrong.length === 0 || tries === 4) return null;
      fields = { ...fields, ...Object.fromEntries(wrong.map((name) => [name, choices[name] ?? ''])) };
    }
  }
  return last;
}

function faultyFields(text: string): string[] {
  try {
    const { errors = [] } = JSON.parse(text) as { errors?: readonly { field: string }[] };
    return errors.map(({ field }) => field);
  } catch {
    return [];
  }
}
