/** How each dealership ends its comments on a vehicle. */
export const CLOSINGS = {
  harbour: [
    'Drop in and drive it: we’re five minutes from the city.',
    'The price is drive away, and it’s the same for everyone.',
    'Call first and we’ll have it out the front for you.',
    'Trade-ins are welcome, and we’ll give you the figure in writing.',
  ],
  summit: [
    'Any Summit yard can show it to you: just ask and we’ll bring it closer.',
    'Finance and trade-ins are handled here, in one sitting.',
    'Ask for a walk-around video if you can’t get to us.',
    'Open six days, with a test drive whenever you like.',
  ],
  coastline: [
    'See it at Maroochydore, a block from the water.',
    'Book a drive up the coast and see what you think.',
    'Ask us about charging at home before you decide.',
    'Our service team is on site and knows the car.',
  ],
  swiftlane: [
    'Order it online and collect it at Eagle Farm, often within two days.',
    'One price, no haggling, and seven days to change your mind.',
    'Buy it outright, or take it by the week with rego and servicing included.',
    'Every panel and every scratch is in the photos.',
  ],
  redgum: [
    'Come and have a walk through: the kettle’s on.',
    'We’ll hitch it up with you and show you how everything works.',
    'Bring the car you tow with and we’ll check the weights together.',
    'Ask about storage if you’re not leaving until spring.',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
