/** A colour in perceptual coordinates: lightness 0…1, chroma from 0, hue in degrees. Changing lightness keeps the hue. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

type Rgb = readonly [red: number, green: number, blue: number];

/** Rounding can leave a colour on the edge of sRGB slightly outside it. */
const EDGE = 1e-6;
/** Finer than one step of an 8-bit channel. */
const CHROMA_STEP = 1e-5;

const toLinear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const fromLinear = (v: number): number => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

/** Whether this is a colour such as #075E6B. Everything else here takes such a colour. */
export const isHexColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

function linearRgb(hex: string): Rgb {
  const channel = (at: number) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

export function oklch(hex: string): Oklch {
  const [r, g, b] = linearRgb(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const alpha = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const beta = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const hue = (Math.atan2(beta, alpha) * 180) / Math.PI;
  return { l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, c: Math.hypot(alpha, beta), h: (hue + 360) % 360 };
}

function rgbOf({ l, c, h }: Oklch): Rgb {
  const alpha = c * Math.cos((h * Math.PI) / 180);
  const beta = c * Math.sin((h * Math.PI) / 180);
  const x = (l + 0.3963377774 * alpha + 0.2158037573 * beta) ** 3;
  const y = (l - 0.1055613458 * alpha - 0.0638541728 * beta) ** 3;
  const z = (l - 0.0894841775 * alpha - 1.291485548 * beta) ** 3;
  return [
    fromLinear(4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z),
    fromLinear(-1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z),
    fromLinear(-0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z),
  ];
}

const isShowable = (rgb: Rgb): boolean => rgb.every((v) => v >= -EDGE && v <= 1 + EDGE);

/** The nearest colour that a screen can show: lightness and hue are kept, and chroma is reduced until it is within sRGB. */
export function hexOf(colour: Oklch): string {
  let rgb = rgbOf(colour);
  if (!isShowable(rgb)) {
    let inside = 0;
    let outside = colour.c;
    while (outside - inside > CHROMA_STEP) {
      const middle = (inside + outside) / 2;
      if (isShowable(rgbOf({ ...colour, c: middle }))) inside = middle;
      else outside = middle;
    }
    rgb = rgbOf({ ...colour, c: inside });
  }
  const channel = (v: number) =>
    Math.round(Math.min(1, Math.max(0, v)) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${rgb.map(channel).join('')}`;
}

function luminance(hex: string): number {
  const [r, g, b] = linearRgb(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast ratio of two colours, 1 to 21, as WCAG defines it. */
export function contrast(one: string, other: string): number {
  const [dim, bright] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (bright + 0.05) / (dim + 0.05);
}
