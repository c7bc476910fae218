import type { FuelKind } from '#src/rules/running-costs/fuel-cost.ts';

/** The words for fuel and electricity. Every figure has its unit (ledger K4). */
export const FUEL_WORDS = {
  fuel: {
    title: 'Fuel cost',
    icon: 'fuel',
    use: { label: 'Fuel use', unit: 'L/100 km', words: 'litres per 100 kilometres' },
    price: { label: 'Fuel price', unit: 'a litre', words: 'dollars a litre' },
    own: (figure: string) => `This car’s combined figure is ${figure} L/100 km.`,
    standIn: (figure: string) => `We don’t have a figure for this car, so we’ve used ${figure} L/100 km.`,
    sample: 'The fuel price is a sample: enter what you pay.',
  },
  electric: {
    title: 'Charging cost',
    icon: 'plug',
    use: { label: 'Energy use', unit: 'kWh/100 km', words: 'kilowatt hours per 100 kilometres' },
    price: { label: 'Electricity price', unit: 'a kWh', words: 'dollars a kilowatt hour' },
    own: (figure: string) => `This car’s combined figure is ${figure} kWh/100 km.`,
    standIn: (figure: string) => `We don’t have a figure for this car, so we’ve used ${figure} kWh/100 km.`,
    sample: 'The electricity price is a sample: enter what you pay.',
  },
} as const satisfies Record<FuelKind, unknown>;
