/** How each dealership ends its comments on a vehicle. */
export const CLOSINGS = {
  harbour: [
    'Drop in and drive it: we’re five minutes from the city.',
    'The price is drive away, with nothing more to pay.',
    'Call first and we’ll have it out the front for you.',
    'Trade-ins are welcome, and we’ll put our offer in writing.',
  ],
  summit: [
    'Too far away? Ask us to bring it to a Summit yard near you.',
    'Finance and trade-ins can be sorted on the spot.',
    'Ask for a walk-around video if you can’t get to us.',
    'Book a test drive online, or just drop in.',
  ],
  coastline: [
    'See it in Maroochydore, on the way to the beach.',
    'Book a drive up the coast and see what you think.',
    'Got a car to trade? We’ll value it while you’re here.',
    'Our MG-trained service team is right here on site.',
  ],
  swiftlane: [
    'Buy it online and collect it from Eagle Farm, often within two days.',
    'One clear price and no haggling.',
    'Want it delivered? Check the price to your postcode on this page.',
    'If it has a mark, we’ve photographed it.',
  ],
  redgum: [
    'Come and walk through it, any day of the week.',
    'We’ll help you hitch up and show you how everything works.',
    'Bring your tow vehicle and we’ll check the weights with you.',
    'Not leaving until spring? Ask us about storage.',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
