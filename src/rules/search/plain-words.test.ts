import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { WordFacet } from '#src/rules/search/facets.ts';
import { plainWords } from '#src/rules/search/plain-words.ts';
import { EMPTY_QUERY, readSearchQuery, writeSearchQuery } from '#src/rules/search/search-query.ts';
import { aVocabulary } from '#tests/factories/a-vocabulary.ts';
import { NAUGHTY_STRINGS } from '#tests/factories/naughty-strings.ts';

const stock = aVocabulary();

/** What was understood, in short: words as lists, ranges as in an address. */
function meaning(text: string, known = stock): Record<string, string | readonly string[]> {
  const { words, ranges, rest } = plainWords(text, known);
  const short = Object.entries(ranges).map(([facet, { min, max }]) => [facet, `${min ?? ''}:${max ?? ''}`]);
  return { ...words, ...Object.fromEntries(short), ...(rest === '' ? {} : { rest }) };
}

const WHITES = [
  'Arctic White',
  'Athena White',
  'Atlas White',
  'Glacier White',
  'Marble White',
  'Pearl White',
  'Pure White',
  'Rhodium White',
  'Ski White',
  'Snow White Pearl',
  'White',
  'White and blue',
  'White and charcoal',
  'White and green',
];
const BLACKS = ['Black Diamond', 'Eclipse Black', 'Pearl Black', 'Phantom Black'];
const auto = { transmission: ['Automatic'] };

test.each<[string, Record<string, string | readonly string[]>]>([
  ['7 seat diesel under 45k', { seats: ['7'], fuel: ['Diesel'], price: ':45000' }],
  ['auto ute 2020 or newer', { ...auto, body: ['Ute'], year: '2020:' }],
  ['white hilux less than 100,000 km', { colour: WHITES, model: ['HiLux'], km: ':100000' }],
  // prices
  ['automatic suv below $30,000', { ...auto, body: ['SUV'], price: ':30000' }],
  ['SUV max 40 grand', { body: ['SUV'], price: ':40000' }],
  ['corolla up to $25k', { model: ['Corolla'], price: ':25000' }],
  ['cheaper than 20000 hatch', { body: ['Hatch'], price: ':20000' }],
  ['ute no more than 50,000', { body: ['Ute'], price: ':50000' }],
  ['less then 30k', { price: ':30000' }],
  ['< $15,000', { price: ':15000' }],
  ['sub-20k hatches', { body: ['Hatch'], price: ':20000' }],
  ['sedan 45k or less', { body: ['Sedan'], price: ':45000' }],
  ['max price $40,000', { price: ':40000' }],
  ['budget of 30k for a people mover', { body: ['People Mover'], price: ':30000' }],
  ['ranger under $60,000 drive away', { model: ['Ranger'], price: ':60000' }],
  ['landcruiser over 80k', { model: ['LandCruiser'], price: '80000:' }],
  ['kluger from $30k', { model: ['Kluger'], price: '30000:' }],
  ['at least 50k', { price: '50000:' }],
  ['$45k+', { price: '45000:' }],
  ['suv between $30,000 and $40,000', { body: ['SUV'], price: '30000:40000' }],
  ['between 20 and 30k', { price: '20000:30000' }],
  ['20k-30k wagon', { body: ['Wagon'], price: '20000:30000' }],
  ['$20,000 – $30,000 ute', { body: ['Ute'], price: '20000:30000' }],
  ['20 to 30k', { price: '20000:30000' }],
  ['over 20k and under 30k', { price: '20000:30000' }],
  ['30k to 20k', { price: '20000:30000' }],
  ['under 30.5k', { price: ':30500' }],
  // kilometres
  ['hilux under 100k km', { model: ['HiLux'], km: ':100000' }],
  ['under 80,000kms', { km: ':80000' }],
  ['kms under 80,000', { km: ':80000' }],
  ['less than 100 000 kilometres', { km: ':100000' }],
  ['navara 120,000 km max', { model: ['Navara'], km: ':120000' }],
  ['between 50 and 100k kms', { km: '50000:100000' }],
  ['under 50,000 on the clock', { km: ':50000' }],
  ['utes under 40k with under 120,000 kms', { body: ['Ute'], price: ':40000', km: ':120000' }],
  // years
  ['2020+', { year: '2020:' }],
  ['from 2018', { year: '2018:' }],
  ['after 2019', { year: '2020:' }],
  ['newer than 2019', { year: '2020:' }],
  ['older than 2015', { year: ':2014' }],
  ['before 2015', { year: ':2014' }],
  ['pre-2015 commodore', { model: ['Commodore'], year: ':2014' }],
  ['no older than 2018', { year: '2018:' }],
  ['2015 or older', { year: ':2015' }],
  ['2019 onwards', { year: '2019:' }],
  ['2018-2020 rav4', { model: ['RAV4'], year: '2018:2020' }],
  ['between 2018 and 2020', { year: '2018:2020' }],
  ['hilux 2020', { model: ['HiLux'], year: '2020:2020' }],
  ['2020 model hilux', { model: ['HiLux'], year: '2020:2020' }],
  ['2020 model 3', { model: ['Model 3'], year: '2020:2020' }],
  ['2020 or 2021 hilux', { model: ['HiLux'], year: '2020:2021' }],
  ['less than 5 years old', { year: '2022:' }],
  // seats
  ['7 seater', { seats: ['7'] }],
  ['7-seater suv', { seats: ['7'], body: ['SUV'] }],
  ['seven seats', { seats: ['7'] }],
  ['7+ seats', { seats: ['7', '8'] }],
  ['5 or more seats', { seats: ['5', '7', '8'] }],
  ['more than 5 seats', { seats: ['7', '8'] }],
  ['5 or 7 seats', { seats: ['5', '7'] }],
  ['kluger that seats 7', { model: ['Kluger'], seats: ['7'] }],
  // gearbox, drive, condition
  ['manual ute', { transmission: ['Manual'], body: ['Ute'] }],
  ['manual or auto', { transmission: ['Automatic', 'Manual'] }],
  ['4x4 ute diesel', { drive: ['4WD'], body: ['Ute'], fuel: ['Diesel'] }],
  ['four wheel drive', { drive: ['4WD'] }],
  ['all-wheel drive station wagon', { drive: ['AWD'], body: ['Wagon'] }],
  ['2wd hilux', { drive: ['2WD'], model: ['HiLux'] }],
  ['brand new mg zs', { car_type: ['new'], make: ['MG'], model: ['ZS'] }],
  ['second hand utes', { car_type: ['used'], body: ['Ute'] }],
  ['certified pre-owned', { certified: ['true'], car_type: ['used'] }],
  ['ex-demo cx-60', { car_type: ['demo'], model: ['CX-60'] }],
  ['new or used kia', { car_type: ['new', 'used'], make: ['Kia'] }],
  // names beside them, fillers, and what is left as text
  ['mazda 3 auto', { model: ['Mazda3'], ...auto }],
  ['cx5 auto', { model: ['CX-5'], ...auto }],
  ['land cruiser auto', { model: ['LandCruiser'], ...auto }],
  ['landcruiser prado 7 seats', { model: ['LandCruiser Prado'], seats: ['7'] }],
  ['hilux or ranger under 40k', { model: ['HiLux', 'Ranger'], price: ':40000' }],
  ['ev under 50k', { fuel: ['Electric'], price: ':50000' }],
  ['a 5 seat auto', { seats: ['5'], ...auto }],
  ['looking for a black automatic Toyota SUV please', { colour: BLACKS, ...auto, make: ['Toyota'], body: ['SUV'] }],
  ['blue 4x4 ute with tow bar', { colour: blues(), drive: ['4WD'], body: ['Ute'], rest: 'tow bar' }],
  ['hilux sr5 4x4 auto', { model: ['HiLux'], drive: ['4WD'], ...auto, rest: 'sr5' }],
  ['prado auto', { ...auto, rest: 'prado' }],
  ['phev auto', { ...auto, rest: 'phev' }],
  ['electric seats auto', { ...auto, rest: 'electric seats' }],
  ['auto with black leather', { ...auto, rest: 'black leather' }],
  ['auto under 45', { ...auto, rest: 'under 45' }],
  ['x-type auto', { ...auto, rest: 'x-type' }],
  ['used caravan under 50k', { car_type: ['used'], body: ['Caravan'], price: ':50000' }],
])('S9p %s is understood', (text, meant) => expect(meaning(text)).toEqual(meant));

function blues(): string[] {
  return ['Aruba Blue', 'Gunblue', 'Mid Blue', 'Neptune Blue', 'Regal Blue', 'Slipstream Blue', 'Speedy Blue', 'White and blue'];
}

test.each([
  // names, which the text search finds by itself
  'toyota hilux diesel',
  'golf gti',
  'mazda 3',
  '3 series',
  'cx-5',
  'white suv',
  'JM0KF4WLA00123456',
  'A1-2020',
  'black leather seats',
  // ambiguous texts
  'under 45',
  'under 100k',
  'under 2000',
  'over 2015',
  'low kms',
  'around 30k',
  'around 2019',
  'hilux 45k',
  'hilux 100,000 km',
  'suv under $150 a week',
  'under $20,000 or $150 a week',
  'suv under $1,200 a month',
  'ute under $2,000 deposit',
  '$30,000 drive away',
  '80k to 120k',
  '2018 or 2020 hilux',
  'over 50k under 20k',
  'toyota or ranger under 40k',
  'under 30k or near offer',
  // negations
  'not manual',
  'suv not black under 30k',
  'auto without sunroof',
  // words that mean something else here
  'android auto',
  'auto headlights',
  'new tyres',
  'near new',
  'new zealand',
  'heated seats 5',
  '2000 kg',
  'fwd',
  // the number would find its comparator only after the gearbox is removed
  'under auto 45k',
])('S9q %s stays text', (text) => expect(plainWords(text, stock)).toEqual({ words: {}, ranges: {}, rest: text, understood: [] }));

const CARAVANS = aVocabulary({
  sleeps: ['2', '3', '4', '6'],
  axle_type: ['Single', 'Tandem'],
  ensuite: ['true', 'false'],
  make: ['Jayco'],
  body: ['Caravan', 'Pop-top'],
});

test.each<[string, Record<string, string | readonly string[]>]>([
  ['sleeps 4', { sleeps: ['4'] }],
  ['4 berth', { sleeps: ['4'] }],
  ['6-berth caravan', { sleeps: ['6'], body: ['Caravan'] }],
  ['4berth', { sleeps: ['4'] }],
  ['sleeps four or more', { sleeps: ['4', '6'] }],
  ['sleeps at least 3', { sleeps: ['3', '4', '6'] }],
  ['sleeps 2 or 3', { sleeps: ['2', '3'] }],
  ['20 ft', { body_length: '20:21' }],
  ['20ft jayco', { make: ['Jayco'], body_length: '20:21' }],
  ['20 foot van', { body_length: '20:21', rest: 'van' }],
  ['under 18 ft', { body_length: ':18' }],
  ['18 to 20 foot', { body_length: '18:20' }],
  ['tandem', { axle_type: ['Tandem'] }],
  ['tandem axle under 60k', { axle_type: ['Tandem'], price: ':60000' }],
  ['single axle pop-top', { axle_type: ['Single'], body: ['Pop-top'] }],
  ['ensuite, sleeps 2', { ensuite: ['true'], sleeps: ['2'] }],
  ['sleeps 6 tandem 22 ft under $90,000', { sleeps: ['6'], axle_type: ['Tandem'], body_length: '22:23', price: ':90000' }],
])('P5, S9 %s is understood where caravans are sold', (text, meant) => expect(meaning(text, CARAVANS)).toEqual(meant));

test.each(['sleeps 4', '6 berth', '20 ft', 'tandem', 'around 20 ft', 'sleeps 99', '2 ft'])(
  'P5, S9 %s stays text where no caravan is sold, or nothing certain is said',
  (text) => {
    const known = ['around 20 ft', 'sleeps 99', '2 ft'].includes(text) ? CARAVANS : aVocabulary({ sleeps: [], axle_type: [] });
    expect(meaning(text, known)).toEqual({ rest: text });
  },
);

const with_ = (stated: Partial<Record<WordFacet, string[]>>) => aVocabulary(stated);

test.each<[string, Partial<Record<WordFacet, string[]>>, Record<string, string | readonly string[]>]>([
  ['peugeot 2008', { make: ['Peugeot'], model: ['2008', '308'] }, { rest: 'peugeot 2008' }],
  ['peugeot 2008 auto', { make: ['Peugeot'], model: ['2008', '308'] }, { ...auto, make: ['Peugeot'], model: ['2008'] }],
  ['peugeot 2008 2019+', { make: ['Peugeot'], model: ['2008'] }, { make: ['Peugeot'], model: ['2008'], year: '2019:' }],
  ['new beetle', { model: ['New Beetle'] }, { rest: 'new beetle' }],
  ['corolla cross auto', { model: ['Corolla', 'Corolla Cross'] }, { ...auto, model: ['Corolla Cross'] }],
  ['4x4 auto', { drive: [], body: ['4x4'] }, { ...auto, body: ['4x4'] }],
  ['fwd auto', { drive: ['FWD', 'RWD'] }, { ...auto, drive: ['FWD'] }],
  ['phev under 60k', { fuel: ['Plug-in Hybrid', 'Hybrid'] }, { fuel: ['Plug-in Hybrid'], price: ':60000' }],
  ['lpg manual', { fuel: ['LPG'] }, { fuel: ['LPG'], transmission: ['Manual'] }],
  ['wagon auto', { body: ['Wagon', 'Station Wagon'] }, { ...auto, body: ['Station Wagon', 'Wagon'] }],
  ['hatchbacks under 20k', { body: ['Hatch'] }, { body: ['Hatch'], price: ':20000' }],
  ['tan auto', { colour: ['Titanium', 'Desert Tan'] }, { ...auto, colour: ['Desert Tan'] }],
  ['gray auto', { colour: ['Slate Grey'] }, { ...auto, colour: ['Slate Grey'] }],
  ['a class auto', { model: ['A-Class'] }, { ...auto, model: ['A-Class'] }],
  ['a 5 seat auto', { model: ['A5'] }, { ...auto, seats: ['5'] }],
  ['manual', { transmission: ['Automatic'] }, { transmission: ['Manual'] }],
  ['9+ seats', { seats: ['5', '7'] }, { seats: ['9'] }],
])('S9r %s, where the stock has %j, means %j', (text, stated, meant) => expect(meaning(text, with_(stated))).toEqual(meant));

test('S9s a colour with more paints than an address holds stays text', () => {
  const colour = Array.from({ length: 21 }, (_, n) => `White ${n}`);
  expect(meaning('white auto', with_({ colour }))).toEqual({ ...auto, rest: 'white' });
});

test('S9t each phrase is told with what it was taken for', () =>
  expect(plainWords('Used SUVs, Under $45,000!', stock).understood).toEqual([
    { phrase: 'Used', facet: 'car_type', words: ['used'] },
    { phrase: 'SUVs', facet: 'body', words: ['SUV'] },
    { phrase: 'Under $45,000', facet: 'price', range: { min: null, max: 45_000 } },
  ]));

const WORDS =
  'auto manual under over between and or to - 45k $30,000 100,000 km 2020 2018 7 seats seater white hilux toyota cx-5 model 3 not max new used suv with the 5 newer than leather 4x4 x'.split(
    ' ',
  );
const texts = fc.oneof(
  fc.array(fc.constantFrom(...WORDS), { maxLength: 12 }).map((words) => words.join(' ')),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(...NAUGHTY_STRINGS),
);

test('S9u what is left is never understood any further', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const { rest } = plainWords(text, stock);
      expect(plainWords(rest, stock)).toEqual({ words: {}, ranges: {}, rest, understood: [] });
    }),
    { numRuns: 2_000 },
  );
});

test('S9v every word that was typed is understood, left as text, or a filler', () => {
  const fillers = new Set(['and', 'or', 'with', 'the', '-']);
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...WORDS), { maxLength: 10 }), (words) => {
      const { rest, understood } = plainWords(words.join(' '), stock);
      const told = [...understood.flatMap(({ phrase }) => phrase.split(' ')), ...rest.split(' ')];
      const missing = words.filter((word) => !fillers.has(word) && !told.includes(word));
      expect(missing).toEqual([]);
    }),
    { numRuns: 1_000 },
  );
});

test('S9w what was understood can be written as an address and read again', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const { words, ranges } = plainWords(text, stock);
      const again = readSearchQuery(new URLSearchParams(writeSearchQuery({ ...EMPTY_QUERY, words, ranges })));
      expect({ words: again.words, ranges: again.ranges }).toEqual({ words, ranges });
    }),
  );
});
