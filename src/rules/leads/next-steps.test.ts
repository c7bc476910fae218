import { describe, expect, it } from 'vitest';
import { FORM_NAMES } from './form-name.ts';
import { nextSteps } from './next-steps.ts';

const titles = (...args: Parameters<typeof nextSteps>) => nextSteps(...args).map(({ title }) => title);

describe('what happens next', () => {
  it('every form says what happens after it is sent, in two or three steps', () => {
    for (const form of FORM_NAMES) {
      expect([2, 3], form).toContain(nextSteps(form, 'car').length);
    }
  });

  it('nobody is asked to bring a licence to walk through a caravan', () => {
    expect(titles('test-drive', 'car')).toContain('You bring your licence');
    expect(titles('test-drive', 'caravan')).not.toContain('You bring your licence');
    expect(titles('test-drive', 'caravan')).toContain('You bring the car you tow with');
  });

  it('P15.1 nobody is asked to bring a tow car to a motorhome, which drives itself', () => {
    expect(titles('test-drive', 'caravan', true)).toContain('You bring your licence');
    expect(titles('test-drive', 'caravan', true)).not.toContain('You bring the car you tow with');
  });

  it('P5 no step on a caravan dealer’s form speaks of cars, but for the one that tows', () => {
    const texts = FORM_NAMES.flatMap((form) => nextSteps(form, 'caravan').flatMap(({ title, text }) => [title, text]));
    expect(texts.filter((text) => /\bcars?\b|\{/i.test(text.replace('car you tow with', '')))).toEqual([]);
  });

  it('both service bookings go the same way', () => {
    expect(nextSteps('service-minimal', 'caravan')).toEqual(nextSteps('service', 'caravan'));
  });
});
