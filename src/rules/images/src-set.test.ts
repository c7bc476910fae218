import { expect, test } from 'vitest';
import { srcSetOf } from './src-set.ts';

test('N5 a picture is offered in each of its widths, wherever its address names the width', () => {
  expect(srcSetOf({ src: '/images/suv-a/f34?paint=1b3f86&w=640', widths: [160, 1200] })).toBe(
    '/images/suv-a/f34?paint=1b3f86&w=160 160w, /images/suv-a/f34?paint=1b3f86&w=1200 1200w',
  );
  expect(srcSetOf({ src: '/images/suv-a/f34?w=640&v=e1', widths: [320] })).toBe('/images/suv-a/f34?w=320&v=e1 320w');
});

test('N5 a picture of one size has no srcset', () =>
  expect(srcSetOf({ src: 'https://cdn.example/a.jpg?w=640', widths: null })).toBeUndefined());
