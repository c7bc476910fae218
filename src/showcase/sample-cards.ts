import type { CardView } from '#src/views/card/card-view.ts';
import type { ComponentsPage } from '#src/views/site/show-components.ts';

/** A card in every state, each named after its state. */
export function sampleCards(page: ComponentsPage): { readonly state: string; readonly card: CardView }[] {
  const plain: Omit<CardView, 'id'> = {
    href: '#cards',
    title: '2024 Sample Rover',
    badge: 'Touring AWD',
    tag: null,
    picture: page.pictures[0] ?? null,
    photosCount: 18,
    body: page.body,
    attributes: ['Used', page.body === 'caravan' ? 'Caravan' : 'SUV', '41,280 km', 'Automatic'],
    stockNumber: 'Stock U2841',
    price: { kind: 'price', text: '$41,990', was: null, meaning: 'Drive away' },
    similarHref: '#cards',
    soldNote: null,
    distance: null,
    save: null,
    deal: { label: 'Great Deal', band: 'high' },
    estimate: null,
    quoteKey: null,
    tow: page.body === 'caravan' ? { atm: 2490, tare: null } : null,
  };
  const tag = (kind: NonNullable<CardView['tag']>['kind'], text: string): Partial<CardView> => ({ tag: { kind, text } });
  const states: readonly [state: string, Partial<CardView>][] = [
    ['plain', {}],
    ['new', tag('new', page.newTagText)],
    ['reduced', { price: { kind: 'price', text: '$38,990', was: '$41,990', meaning: 'Drive away' } }],
    ['electric', tag('electric', 'Electric')],
    ['hybrid', tag('hybrid', 'Hybrid')],
    ['certified', tag('certified', 'Certified')],
    ['reserved', tag('reserved', 'RESERVED')],
    ['coming soon', { ...tag('comingSoon', 'COMING SOON'), price: { kind: 'words', text: 'PREORDER' } }],
    ['custom tag', tag('custom', 'Test Drive Only')],
    ['sold', { ...tag('sold', page.soldTagText), price: null, soldNote: 'Unfortunately this car recently sold.' }],
    ['no price', { price: { kind: 'words', text: page.noPriceText } }],
    ['subscription', { price: { kind: 'subscription', text: '$289', per: '/wk', meaning: 'Subscription, per week' } }],
    ['other charges', { price: { kind: 'price', text: '$56,990', was: null, meaning: 'Excluding government charges' } }],
    ['no photo', { picture: null, photosCount: 0 }],
    ['one photo', { photosCount: 1, badge: null, attributes: [], stockNumber: null }],
    [
      'long names',
      {
        title: '2023 Sampleford-Longmaker Extraordinarily Long Wheelbase Touring',
        badge: 'Performance Platinum Dual Motor All-Wheel Drive with Everything Pack',
        attributes: ['Demo', 'People Mover', '1,241,280 km', 'Sports Automatic Dual Clutch', 'Turbo Diesel'],
        price: { kind: 'price', text: '$1,241,990', was: '$1,299,990', meaning: 'Drive away' },
      },
    ],
  ];
  return states.map(([state, over], at) => ({ state, card: { ...plain, ...over, id: at + 1 } }));
}
