import { expect, test } from 'vitest';
import { pageParams } from '#src/blocks/page-facts.ts';
import { canonicalAddress, formAddress } from '#src/server/http/canonical-query.ts';

const form = (name: string) => ({ block: 'lead-form', form: name, heading: 'A form' });
const calculator = { block: 'finance-calculator' };
const tabs = { block: 'embed-tabs', heading: 'Service', services: [{ name: 'Tyres', url: 'https://tyres.example/' }] };

/** A dealer's own pages: their blocks decide which parameters each reads, whatever its name is. */
const PAGES = {
  'drive-one': { blocks: [form('test-drive')] },
  'buying/drive-one': { blocks: [form('test-drive')] },
  'trade-in': { blocks: [form('trade-in')] },
  finance: { blocks: [calculator, form('finance')] },
  'apply-for-finance': { blocks: [calculator] },
  service: { blocks: [tabs] },
  'pages/warranty': { blocks: [tabs, { block: 'no-such-block' }] },
  'contact-us': { blocks: [form('contact')] },
  'dealer-locator': { blocks: [{ block: 'nearest-locations' }] },
  models: { blocks: [{ block: 'model-cards' }] },
};

test.each([
  ['/search/used-cars?utm_source=x&page=2&gclid=y', '/search/used-cars?page=2'],
  ['/search/used-cars?km=50&near=Geelong+VIC+3220&utm_source=x', '/search/used-cars?near=3220-geelong&km=50'],
  ['/api/search?near=GEELONG&km=51', '/api/search?near=geelong&km=100'],
  ['/api/places?utm_source=x&near=+Gee', '/api/places?near=gee'],
  ['/api/places?near=', '/api/places'],
  ['/cars/a-1?utm_source=x', '/cars/a-1'],
  ['/?page=2', '/'],
  ['/search/used-cars?page=', '/search/used-cars'],
  ['/search/used-cars?_routes=a', '/search/used-cars'],
  [
    '/api/appointments?date=2026-03-31&x=1&kind=service&location_id=7',
    '/api/appointments?kind=service&location_id=7&date=2026-03-31',
  ],
  ['/api/rego?rego=ABC&state=QLD&utm_source=x', '/api/rego?rego=ABC&state=QLD'],
  ['/api/delivery?car_id=7&utm_source=x&postcode=4000', '/api/delivery?postcode=4000&car_id=7'],
  ['/success?lead=abc&form=enquiry&car=a-1&utm_source=x', '/success?form=enquiry&car=a-1'],
  ['/drive-one/?car_id=7&x=1', '/drive-one/?car_id=7'],
  ['/finance?preferredDealership=a&vehiclePriceBudget=25990&car_id=a-7&vin=X', '/finance?car_id=a-7&vehiclePriceBudget=25990'],
  ['/apply-for-finance?vehiclePriceBudget=lots', '/apply-for-finance'],
  ['/trade-in?vehiclePriceBudget=25990', '/trade-in'],
  ['/service?utm_source=x&tab=Tyres&car_id=7', '/service?tab=Tyres'],
  ['/?tab=Tyres', '/'],
  ['/contact-us?car_id=7', '/contact-us'],
  ['/dealer-locator?utm_source=x&postcode=4000', '/dealer-locator?postcode=4000'],
  ['/models?group=suv&tab=x', '/models?group=suv'],
  ['/no-such-page?tab=x&car_id=7', '/no-such-page'],
  ['/constructor?tab=x', '/constructor'],
  ['/print?utm_source=x&car_id=a-1', '/print?car_id=a-1'],
  ['/pages/warranty/?tab=Used&utm_source=x&car_id=7', '/pages/warranty/?tab=Used'],
  ['/buying/drive-one?tab=x&car_id=7', '/buying/drive-one?car_id=7'],
  ['/cars/a-1/trade-in?tab=x&car_id=7', '/cars/a-1/trade-in'],
  ['/cars/%E0%A4%A', '/-'],
  ['/%', '/-'],
  ['/api/cars/%E0%A4%A/similar', '/api/-'],
  ['/%E0%A4%A.data', '/api/-'],
])('of %s the page is made from %s', (asked, made) => {
  const url = canonicalAddress(new URL(asked, 'http://x'), (name) => pageParams(PAGES, name));
  expect(url.pathname + url.search).toBe(made);
});

test.each([
  [
    '/search/new-used-and-demo-cars/?query=&refinementList[make][]=Ford&refinementList[model][]=&range[price][max]=40000',
    '/search/new-used-and-demo-cars/?refinementList[make][]=Ford&range[price]=:40000',
  ],
  [
    '/search/new-used-and-demo-cars/?sortBy=price-desc&range[price][min]=20,000&range[price][max]=40000',
    '/search/new-used-and-demo-cars/?range[price]=20000:40000&sortBy=price-desc',
  ],
  ['/search/new-used-and-demo-cars/?range[price]=20000:40000&sortBy=price-desc', null],
  ['/used-car/ford?page=', '/used-car/ford'],
  ['/search/used-cars?query=', '/search/used-cars'],
  ['/search/used-cars?page=2&utm_source=x', null],
  ['/search/used-cars', null],
  ['/search/used-cars.data?query=', null],
  ['/api/search?query=', null],
  ['/finance?car_id=', null],
  ['/search/%E0%A4%A?query=', null],
  ['/search/used-cars?near=3220-geelong&km=33', '/search/used-cars?near=3220-geelong&km=50'],
  ['/search/used-cars?near=Geelong+VIC+3220', '/search/used-cars?near=3220-geelong&km=50'],
  ['/search/used-cars?near=3220-geelong&km=50', null],
])('S21.1 a form sent to %s leads on to %s', (sent, led) => expect(formAddress(new URL(sent, 'http://x'))).toBe(led));
