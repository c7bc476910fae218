import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sampleReviews } from '#src/showcase/sample-places.ts';
import { ReviewsSection } from './reviews-section.tsx';

const view = sampleReviews('https://pictures.example/face.jpg');
const html = renderToStaticMarkup(createElement(ReviewsSection, { heading: 'Reviews', view }));
const card = (name: string) => html.split('<article').find((part) => part.includes(`>${name}<`)) ?? '';

test('D7.3 the summary shows four full stars and a partial one, one decimal and the count, with a name for all who do not see', () => {
  const [summary = ''] = html.split('<article');
  expect([...summary.matchAll(/data-share="([^"]+)"/g)].map(([, share]) => share)).toEqual(['1', '1', '1', '1', '0.5']);
  expect(summary).toContain('role="img" aria-label="4.5 out of 5 stars"');
  expect(summary).toMatch(/4\.5<\/span>.*922 reviews/);
});
test('D7.4 a review shows who, when in words and how long ago, stars and text', () => {
  const html = card('Sample Customer');
  expect(html).toMatch(/<time dateTime="2026-10-24">24 Oct 2026<\/time> · 3 weeks ago/);
  expect(html).toMatch(/aria-label="5 out of 5 stars".*A short review\./);
});
test('D7.5 the dealer’s reply is shown with its date', () =>
  expect(card('Answered')).toMatch(/Our reply.*26 Oct 2026.*Thank you\. We hope to see you again\./));
test('D7w a customer’s picture is shown, or else the first letter of the name', () => {
  expect(card('With Picture')).toContain('src="https://pictures.example/face.jpg"');
  expect(card('No Words')).toMatch(/aria-hidden="true"[^>]*>N</);
  expect(card('No Words')).not.toContain('<img');
});
test('D7x a long review is folded behind Read more, whole inside', () => {
  const long = view.reviews.find(({ customerName }) => customerName === 'Long Winded')?.text ?? '-';
  expect(card('Long Winded')).toMatch(/…<\/p><details/);
  expect(card('Long Winded')).toContain(long);
  expect(card('Sample Customer')).not.toContain('<details');
});
test('D7y a rating without any review to show stands by itself', () => {
  const bare = renderToStaticMarkup(createElement(ReviewsSection, { heading: 'Reviews', view: { ...view, reviews: [] } }));
  expect(bare).toContain('922 reviews');
  expect(bare).not.toContain('<ul');
});
