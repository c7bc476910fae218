const SAMPLE =
  'SAMPLE TEXT. It came with the website and is not legal advice. Replace it with your own, in the pages of your site file, before you go live.';

/** The pages that the forms and the footer of a new site link to. Their texts are marked as samples for the dealer to replace (ledger P16, N4). */
export const starterPages = (name: string) => ({
  'contact-us': {
    title: 'Contact us',
    description: `Send a message to ${name}.`,
    blocks: [
      { block: 'lead-form', form: 'contact', heading: 'Contact us', isTitle: true },
      { block: 'location-cards', heading: 'Where we are', ground: 'sunk' },
    ],
  },
  'privacy-policy': {
    title: 'Privacy policy',
    description: `What ${name} does with your personal information.`,
    blocks: [
      {
        block: 'prose',
        heading: 'Privacy policy',
        text: `How ${name} looks after what you tell us.`,
        note: SAMPLE,
        parts: [
          {
            heading: 'What we collect',
            text: ['When you send us a form, we keep what you enter, the vehicle it’s about, the page and the time.'],
          },
          {
            heading: 'What we use it for',
            list: [
              'to answer your enquiry, and to arrange a visit, a drive or a service',
              'to send you news and offers, if you ticked the box for them',
              'to keep the records a dealer is required to keep',
            ],
          },
          {
            heading: 'Who sees it',
            text: ['The people who reply to you, and the companies that run our website and customer records. We don’t sell it.'],
          },
          {
            heading: 'See, correct or erase what we hold',
            text: [
              'You can ask to see what we hold about you, and have it corrected or erased. We acknowledge your request within 7 days, and give you access or a resolution within 30 days.',
            ],
            link: { label: 'Get in touch', href: '/contact-us' },
          },
          {
            heading: 'Complaints',
            text: ['If you’re not happy with how we’ve handled your information, tell us. We answer complaints within 14 days.'],
            link: { label: 'Make a complaint', href: '/contact-us' },
          },
        ],
      },
    ],
  },
  'terms-and-conditions': {
    title: 'Terms of use',
    description: `The terms for using the ${name} website.`,
    blocks: [
      {
        block: 'prose',
        heading: 'Terms of use',
        text: 'The terms for using this website.',
        note: SAMPLE,
        parts: [
          {
            heading: 'Our stock',
            text: ['A vehicle may be sold before you see it, and a price may change until we’ve both signed a contract.'],
          },
          { heading: 'Your rights', text: ['Nothing on this site takes away your rights under the Australian Consumer Law.'] },
        ],
      },
    ],
  },
});
