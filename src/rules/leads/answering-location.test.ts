import { describe, expect, it } from 'vitest';
import { answeringLocation } from './answering-location.ts';

const yard = { dealershipId: 1, isPrimary: true, locationType: 'sales' } as const;
const workshop = { dealershipId: 1, isPrimary: false, locationType: 'service' } as const;
const desk = { dealershipId: 1, isPrimary: false, locationType: 'service-and-parts' } as const;
const elsewhere = { dealershipId: 2, isPrimary: false, locationType: 'parts' } as const;

describe('who answers a form', () => {
  it('the workshop answers a service booking', () => {
    expect(answeringLocation([yard, desk, workshop], 'service')).toBe(workshop);
    expect(answeringLocation([yard, workshop], 'service-minimal')).toBe(workshop);
  });

  it('a counter for service and parts answers what is asked about parts', () => {
    expect(answeringLocation([yard, workshop, desk], 'parts')).toBe(desk);
  });

  it('the primary location answers when its dealership has no such department', () => {
    expect(answeringLocation([yard, elsewhere], 'parts')).toBe(yard);
  });

  it('the primary location answers every other form', () => {
    expect(answeringLocation([workshop, yard], 'test-drive')).toBe(yard);
    expect(answeringLocation([], 'contact')).toBeNull();
  });
});
