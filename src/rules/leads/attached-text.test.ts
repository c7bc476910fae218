import { expect, test } from 'vitest';
import { attachedText } from './attached-text.ts';

test.each([
  [0, [], null],
  [1, [], '1 file is attached.'],
  [3, [], '3 files are attached.'],
  [0, ['cv.pdf'], 'We couldn’t attach cv.pdf: please ask for it again.'],
  [1, ['a.jpg', 'b.jpg'], '1 file is attached. We couldn’t attach a.jpg, b.jpg: please ask for it again.'],
] as const)('L3 with %i documents, and %j missing, the dealer reads %j', (attached, missing, text) => {
  expect(attachedText(attached, missing)).toBe(text);
});
