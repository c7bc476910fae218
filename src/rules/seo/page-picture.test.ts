import { expect, test } from 'vitest';
import { pagePicture } from './page-picture.ts';

test('W5 the picture of a page’s link preview is the first one on the page, and no logo', () => {
  const blocks = [
    { block: 'prose', text: 'See /images/suv-a/f34' },
    {
      block: 'hero',
      logo: '/images/icons/kia',
      slides: [{ image: '/images/ute-a/f34?paint=1b3f86' }, { image: '/images/van-a/f34' }],
    },
  ];
  expect(pagePicture(blocks)).toBe('/images/ute-a/f34?paint=1b3f86');
  expect(pagePicture([{ block: 'prose', text: 'Words' }, null, 7])).toBeNull();
});
