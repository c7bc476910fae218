import { expect, test } from 'vitest';
import { EVENTS, type EventNumber } from './event-numbers.ts';
import { metaEvent } from './meta-events.ts';
import { standardEvent, standardName } from './standard-events.ts';
import { pageTags } from './tags.ts';

test('X1 each number has the name that the standard gives to what it counts', () => {
  const names = Object.fromEntries(Object.entries(EVENTS).map(([what, id]) => [what, standardName(id as EventNumber)]));
  expect(names).toEqual({
    usedOpened: 'asc_item_pageview',
    historyReport: 'asc_cta_interaction',
    printed: 'asc_cta_interaction',
    favouriteSaved: 'asc_cta_interaction',
    searchOpened: 'asc_itemlist_pageview',
    phoneClicked: 'asc_click_to_call',
    financeChanged: 'asc_element_configuration',
    tradeInAccepted: 'asc_form_submission',
    enquirySent: 'asc_form_submission',
    careersSent: 'asc_form_submission',
    financeSent: 'asc_form_submission',
    newDriveSent: 'asc_form_submission',
    usedDriveSent: 'asc_form_submission',
    otherDriveSent: 'asc_form_submission',
    otherUsedDriveSent: 'asc_form_submission',
  });
});

test('X1 an event by its standard name says what it is about in the standard’s words, and nothing of the visitor', () => {
  const about = { car_id: 7, form: 'enquiry', lead_id: 'a-lead', car: null, label: 'Call 0491 570 156' };
  expect(standardEvent('asc_form_submission', about)).toEqual({
    event: 'asc_form_submission',
    event_owner: 'forecourt',
    item_id: 7,
    form_name: 'enquiry',
  });
});

test('X1 Meta counts forms as leads, pages and buttons by its own names, and prints not at all', () =>
  expect([22, 14, 18, 4, 49, 25, 39, 61].map(metaEvent)).toEqual([
    'Lead',
    'Lead',
    'Lead',
    'ViewContent',
    'Search',
    'Contact',
    'AddToWishlist',
    null,
  ]));

test('X1 a page loads the tags that its site names, and one that answers a single visitor loads none', () => {
  const both = { googleTagId: 'GTM-ABC1234', metaPixelId: '1234567' };
  expect([
    pageTags(both, false),
    pageTags({ ...both, googleTagId: null }, false),
    pageTags(both, true),
    pageTags({ googleTagId: null, metaPixelId: null }, false),
  ]).toEqual([['google', 'meta'], ['meta'], [], []]);
});
