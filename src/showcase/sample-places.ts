import type { HoursView } from '#src/views/hours/hours-view.ts';
import type { ReviewsView, ReviewView } from '#src/views/reviews/reviews-view.ts';

const WEEKDAY = ['08:30', '17:00'] as const;

/** Hours of a made-up location: a week, two special dates, and a closed day that may be a link. */
export const sampleHours = (closed: { readonly hours: string; readonly href?: string } = { hours: 'Closed' }): HoursView => ({
  lines: [
    { days: 'Monday to Friday', hours: '8.30 am to 5 pm', isToday: true },
    { days: 'Saturday', hours: '9 am to 4 pm' },
    { days: 'Sunday', ...closed },
  ],
  special: [
    { date: '2026-12-25', days: 'Friday 25 December', hours: 'Closed' },
    { date: '2026-12-31', days: 'Thursday 31 December', hours: '9 am to 1 pm' },
  ],
  open: {
    zone: 'Australia/Brisbane',
    clock: [[0, 600]],
    week: [null, WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, ['09:00', '16:00']],
    special: { '2026-12-25': null, '2026-12-31': ['09:00', '13:00'] },
  },
});

const review = (id: number, facts: Partial<ReviewView>): ReviewView => ({
  id,
  customerName: 'Sample Customer',
  text: 'A short review.',
  rating: 5,
  stars: { full: 4, part: 1 },
  agoInWords: '3 weeks ago',
  date: '2026-10-24',
  dateInWords: '24 Oct 2026',
  reply: null,
  image: null,
  ...facts,
});

/** Reviews of a made-up location: short, without text, with a picture, with a reply, and very long. */
export const sampleReviews = (image: string): ReviewsView => ({
  rating: { average: '4.5', count: 922, countText: '922 reviews', stars: { full: 4, part: 0.5 } },
  reviews: [
    review(1, {}),
    review(2, { customerName: 'No Words', text: '', rating: 4, stars: { full: 4, part: 0 } }),
    review(3, { customerName: 'With Picture', image }),
    review(4, {
      customerName: 'Answered',
      reply: { text: 'Thank you. We hope to see you again.', date: '2026-10-26', dateInWords: '26 Oct 2026' },
    }),
    review(5, { customerName: 'Long Winded', text: 'There is much to tell about this visit. '.repeat(40) }),
  ],
});
