import type { ModelColour, ModelVariant } from '#src/rules/models/model-details.ts';

type Facts = Partial<Omit<ModelVariant, 'dimensions' | 'performance'>> & {
  readonly dimensions?: Partial<ModelVariant['dimensions']>;
  readonly performance?: Partial<ModelVariant['performance']>;
};

/** A variant of which nothing is given but what a test says. */
export function aVariant({ dimensions, performance, ...facts }: Facts = {}): ModelVariant {
  return {
    id: 'a-base',
    baseId: 'a',
    name: 'Base',
    price: null,
    features: {},
    sample: true,
    ...facts,
    dimensions: {
      length: null,
      width: null,
      height: null,
      wheelbase: null,
      grossVehicleMass: null,
      dragCoefficient: null,
      bootSpace: null,
      ...dimensions,
    },
    performance: {
      drivetrain: null,
      maximumPower: null,
      maximumTorque: null,
      zeroToHundred: null,
      drivingRange: null,
      wheels: null,
      turningRadius: null,
      battery: null,
      fastCharge: null,
      fuelUse: null,
      ...performance,
    },
  };
}

export const aColour = (id: string, facts: Partial<ModelColour> = {}): ModelColour => ({
  id,
  name: id,
  hexCode: '#1f5fa8',
  variantId: null,
  imageUrl: null,
  note: '',
  ...facts,
});
