import { compareModels } from '#src/rules/models/model-comparison.ts';
import type { ModelVariant } from '#src/rules/models/model-details.ts';
import type { ModelComparison } from '#src/views/models/compare-models.ts';
import type { PaintedView } from '#src/views/models/painted-view.ts';
import type { VariantsView } from '#src/views/models/view-variants.ts';
import type { ComponentsPage } from '#src/views/site/show-components.ts';

const LINK = { label: 'Test Drive', href: '#forms' };
const PRICE = { text: '$63,990', meaning: 'drive away in Queensland' };

/** A model in one of two colours. */
export function samplePainted({ cutOut, body }: ComponentsPage): PaintedView {
  const swatch = (id: string, name: string, hexCode: string) => ({ id, name, hexCode, note: 'no extra cost', picture: cutOut });
  const [blue, white] = [swatch('blue', 'Sample Blue', '#1b3f86'), swatch('white', 'Sample White', '#f0efec')];
  return { swatches: [blue, white], chosen: blue, picture: cutOut, body };
}

const variant = (id: string, maximumPower: number, length: number | null): ModelVariant => ({
  id,
  baseId: 'sample',
  name: id,
  price: null,
  dimensions: {
    length,
    width: 1960,
    height: null,
    wheelbase: null,
    grossVehicleMass: null,
    dragCoefficient: null,
    bootSpace: null,
  },
  performance: {
    drivetrain: null,
    maximumPower,
    maximumTorque: null,
    zeroToHundred: null,
    drivingRange: null,
    wheels: null,
    turningRadius: null,
    battery: null,
    fastCharge: null,
    fuelUse: null,
  },
  features: { 'Glass roof': maximumPower > 300 },
  sample: true,
});

/** Three compared, with bars, a figure that is not given and rows that are alike. */
export function sampleComparison(page: ComponentsPage): ModelComparison {
  const ids = ['Premium', 'Platinum', 'Performance'] as const;
  const places = ['left', 'right', 'third'] as const;
  return {
    compared: ids.map((name, at) => ({
      ...samplePainted(page),
      place: places[at] ?? 'fourth',
      id: name,
      name,
      price: PRICE,
      drive: LINK,
    })),
    offered: [{ label: 'Sample', variants: ids.map((name) => ({ id: name, name })) }],
    groups: compareModels([variant('Premium', 217, 4931), variant('Platinum', 300, null), variant('Performance', 572, 4931)]),
    inShort: 'The Premium costs the least, $63,990.',
    onlyDifferences: false,
    free: 'fourth',
    hasBars: true,
    isSample: true,
  };
}

export const sampleVariants: VariantsView = {
  name: 'Sample',
  compareHref: '#cards',
  isSample: true,
  variants: ['Premium', 'Platinum', 'Performance'].map((name) => ({
    id: name,
    name,
    price: PRICE,
    rows: [
      { label: 'Range, WLTP', text: '490 km' },
      { label: 'Boot', text: null },
    ],
    order: { label: `Order ${name}`, href: '#forms' },
    stock: { label: '4 in stock', href: '#cards' },
  })),
};
