import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aTowChoice, someTowChoice } from '#tests/factories/a-tow-choice.ts';
import { ballWeight, limitWords, uncheckedWords } from './limit-words.ts';
import { atmText, payloadLeft, towLimit, towsText } from './tow-limit.ts';

test.each([
  ['braked', '2,490 kg ATM, braked limit 2,900 kg'],
  ['gcm', '2,490 kg ATM, GCM limit 2,900 kg'],
  ['ball', '2,490 kg ATM, towball limit 2,900 kg'],
  ['payload', '2,490 kg ATM, payload limit 2,900 kg'],
] as const)('P15.2 on a card the limit by %s reads: %s', (by, words) => expect(atmText(2490, { by, limit: 2900 })).toBe(words));

describe('P15.2 what a car may tow', () => {
  test('is its braked limit when nothing else is known', () => {
    const limit = towLimit(aTowChoice({ brakedCapacity: 3000 }));
    expect(limit).toEqual({ by: 'braked', limit: 3000, checks: [{ by: 'braked', limit: 3000 }] });
    expect(towsText(limit)).toBe('Tows 3,000 kg braked');
  });
  test('is what the GCM leaves when the car is full', () => {
    const choice = aTowChoice({ brakedCapacity: 3500, gvm: 2900, gcm: 6000 });
    const limit = towLimit(choice);
    expect([limit.by, limit.limit]).toEqual(['gcm', 3100]);
    expect(limitWords(limit, choice)).toBe('3,500 kg on paper, 3,100 kg with the car full.');
    expect(towsText(limit)).toBe('Tows 3,100 kg, limited by its GCM');
  });
  test('is what the GCM leaves beside the loaded car when its GVM is not known', () => {
    const choice = aTowChoice({ brakedCapacity: 3500, gcm: 5000, kerbMass: 2300 }, { people: 150, luggage: 50 });
    const limit = towLimit(choice);
    expect([limit.by, limit.limit]).toEqual(['gcm', 2500]);
    expect(limitWords(limit, choice)).toBe('3,500 kg on paper, 2,500 kg with 200 kg of people and luggage in the car.');
  });
  test('says which checks could not be made', () => {
    expect(uncheckedWords(towLimit(aTowChoice({ brakedCapacity: 3000 })))).toBe(
      'Not checked, because we don’t have your car’s figures: car and van together (GCM); towball limit; room left in the car.',
    );
    const whole = aTowChoice({ brakedCapacity: 3000, gcm: 6000, gvm: 3000, kerbMass: 2200, ballLimit: 300 });
    expect(uncheckedWords(towLimit(whole))).toBeNull();
  });
  test('is ten times what its towball may carry', () => {
    const choice = aTowChoice({ brakedCapacity: 1900, ballLimit: 100 });
    expect(towLimit(choice)).toMatchObject({ by: 'ball', limit: 1000 });
    expect(limitWords(towLimit(choice), choice)).toBe('The towball can carry 100 kg, a tenth of 1,000 kg.');
  });
  test('is ten times the room that people and luggage leave on the towball', () => {
    const choice = aTowChoice({ brakedCapacity: 3500, gvm: 2800, kerbMass: 2175 }, { people: 300, luggage: 125 });
    expect(payloadLeft(choice)).toBe(200);
    expect(towLimit(choice)).toMatchObject({ by: 'payload', limit: 2000 });
    expect(limitWords(towLimit(choice), choice)).toBe(
      'With 425 kg of people and luggage the car can carry 200 kg on its towball, a tenth of 2,000 kg.',
    );
  });
  test('is nothing when the car is full before anything rests on its towball', () => {
    const choice = aTowChoice({ brakedCapacity: 3500, gvm: 2800, kerbMass: 2175 }, { people: 500, luggage: 200 });
    expect(towLimit(choice)).toMatchObject({ by: 'payload', limit: 0 });
    expect(limitWords(towLimit(choice), choice)).toContain('is at its limit before any weight goes on the towball');
  });
  test('leaves out a check whose figures are missing', () => {
    expect(towLimit(aTowChoice({ brakedCapacity: 3000, gvm: 2900 })).checks).toHaveLength(1);
    expect(towLimit(aTowChoice({ brakedCapacity: 3000, kerbMass: 2300, ballLimit: 300 })).checks).toHaveLength(2);
  });
  test('is the smallest of its checks, never more than the maker allows, and none of them twice', () =>
    fc.assert(
      fc.property(someTowChoice, (choice) => {
        const { limit, by, checks } = towLimit(choice);
        expect(limit).toBe(Math.min(...checks.map((check) => check.limit)));
        expect(limit).toBeLessThanOrEqual(choice.car.brakedCapacity);
        expect(checks.find((check) => check.by === by)?.limit).toBe(limit);
        expect(new Set(checks.map((check) => check.by)).size).toBe(checks.length);
      }),
    ));
  test('never grows with the load in the car', () =>
    fc.assert(
      fc.property(someTowChoice, fc.nat(500), (choice, more) => {
        const fuller = { ...choice, load: { ...choice.load, luggage: choice.load.luggage + more } };
        expect(towLimit(fuller).limit).toBeLessThanOrEqual(towLimit(choice).limit);
      }),
    ));
});

test('P15.2 about a tenth of a caravan’s loaded weight rests on the towball', () => expect(ballWeight(2980)).toBe(298));
