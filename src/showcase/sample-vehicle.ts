import type { SaveView } from '#src/views/card/save-view.ts';
import type { ComponentsPage } from '#src/views/site/show-components.ts';
import type { VehiclePage } from '#src/views/vehicle/vehicle-page.ts';
import { SAMPLE_CAR, sampleVehicleForm } from './sample-form.ts';
import { sampleGallery } from './sample-gallery.ts';
import { sampleHours } from './sample-places.ts';
import { sampleStory } from './sample-story.ts';

export const sampleSave = (label: SaveView['label']): SaveView => ({
  id: 1,
  name: '2024 Sample Rover Touring AWD',
  slug: 'sample-1',
  make: 'Sample',
  model: 'Rover',
  imageUrl: null,
  dealershipId: 0,
  label,
});

/** A vehicle's page that has everything, except for what a state overrides. */
export function sampleVehicle(page: ComponentsPage, state: Partial<VehiclePage>): VehiclePage {
  return {
    crumbs: [
      { label: 'Home', href: '/' },
      { label: 'Sample', href: '#vehicles' },
      { label: 'Rover', href: '#vehicles' },
      { label: '2024 Sample Rover Touring AWD with a long name', href: null },
    ],
    title: '2024 Sample Rover',
    badge: 'Touring AWD',
    tag: { kind: 'hybrid', text: 'Hybrid' },
    tags: [{ kind: 'hybrid', text: 'Hybrid' }],
    carType: 'used',
    available: true,
    price: { kind: 'price', text: '$41,990', was: '$43,990', meaning: 'Drive away' },
    gallery: sampleGallery(page),
    highlights: [
      { kind: 'kilometres', text: '41,280 km' },
      { kind: 'transmission', text: 'Automatic' },
      { kind: 'body', text: page.body === 'caravan' ? 'Caravan' : 'SUV' },
    ],
    tow: page.body === 'caravan' ? { atm: 2490, tare: 1890 } : null,
    facts: [
      { label: 'Kilometres', value: '41,280 km' },
      { label: 'Transmission', value: 'Automatic' },
      { label: 'Fuel', value: 'Hybrid' },
      { label: 'Seats', value: '5' },
      { label: 'Colour', value: 'Silver Sky' },
      { label: 'VIN', value: 'JTMRW3FV10D123456' },
    ],
    ...sampleStory,
    equipment: ['Adaptive cruise control', 'Blind spot monitor', 'Heated seats', 'Power tailgate'],
    commentsTitle: 'Dealer Comments',
    commentsHtml: '<p>One owner from new, bought here and serviced here.</p><ul><li>Two keys</li><li>Full history</li></ul>',
    vehicleWord: page.word,
    location: {
      name: 'Sample Yard',
      street: '1 High Street',
      city: 'Orange',
      state: 'NSW',
      postcode: '2800',
      phone: '(02) 7010 2800',
    },
    map: { picture: null, hours: sampleHours(), directionsHref: '#vehicles' },
    licences: ['Dealer licence SAMPLE-0000'],
    call: {
      text: 'Call the dealer',
      phone: '(02) 7010 2800',
      masked: '(02) •••• ••••',
      carId: 1,
      dealershipId: 1,
      websiteId: 1,
    },
    share: { url: 'https://dealer.example/cars/sample-1', title: '2024 Sample Rover Touring AWD', notice: 'button' },
    sheet: { carId: 1, pdfHref: '#vehicles', printHref: '#vehicles' },
    finance: null,
    market: null,
    articles: [],
    marketBadge: '$1,500 below the NSW average',
    fuel: null,
    delivery: null,
    viewsHref: null,
    similar: null,
    dealer: { name: 'Sample Motors', href: '#vehicles' },
    save: state.available === false ? null : sampleSave('Save'),
    alertHref: state.available === false ? null : '#vehicles',
    forms:
      state.available === false
        ? { enquiry: sampleVehicleForm('Find Me Something Similar', 'enquiry', false), testDrive: null, photos: null }
        : {
            enquiry: sampleVehicleForm('Enquire Now', 'enquiry'),
            testDrive: sampleVehicleForm('Book a test drive', 'test-drive'),
            photos: sampleVehicleForm('Request photos', 'request-photos'),
          },
    formCar: SAMPLE_CAR,
    viewed: { id: 1, stocknum: 'U2841', make: 'Sample', model: 'Rover', body: null, simpleBody: null },
    reserve: null,
    similarHref: '#vehicles',
    counted: {},
    headline: '',
    description: '',
    indexed: false,
    ...(state.available === false ? { tradeInHref: null, history: null } : {}),
    ...state,
  };
}
