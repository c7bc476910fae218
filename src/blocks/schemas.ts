import { schema as bodyTiles } from './body-tiles/schema.ts';
import { schema as callToAction } from './call-to-action/schema.ts';
import { schema as ctaTiles } from './cta-tiles/schema.ts';
import { schema as embed } from './embed/schema.ts';
import { schema as embedTabs } from './embed-tabs/schema.ts';
import { schema as financeCalculator } from './finance-calculator/schema.ts';
import { schema as hero } from './hero/schema.ts';
import { schema as leadForm } from './lead-form/schema.ts';
import { schema as locationPanel } from './location-panel/schema.ts';
import { schema as makeTiles } from './make-tiles/schema.ts';
import { schema as pictureText } from './picture-text/schema.ts';
import { schema as priceSlider } from './price-slider/schema.ts';
import { schema as promises } from './promises/schema.ts';
import { schema as promoSlider } from './promo-slider/schema.ts';
import { schema as prose } from './prose/schema.ts';
import { schema as salesCounter } from './sales-counter/schema.ts';
import { schema as scrollingBanner } from './scrolling-banner/schema.ts';
import { schema as vehicleRail } from './vehicle-rail/schema.ts';

/** Every block a page may be made of, and what each may be told. */
export const schemas = {
  'body-tiles': bodyTiles,
  'call-to-action': callToAction,
  'cta-tiles': ctaTiles,
  embed,
  'embed-tabs': embedTabs,
  'finance-calculator': financeCalculator,
  hero,
  'lead-form': leadForm,
  'location-panel': locationPanel,
  'make-tiles': makeTiles,
  'picture-text': pictureText,
  'price-slider': priceSlider,
  promises,
  'promo-slider': promoSlider,
  prose,
  'sales-counter': salesCounter,
  'scrolling-banner': scrollingBanner,
  'vehicle-rail': vehicleRail,
} as const;

export type BlockName = keyof typeof schemas;
