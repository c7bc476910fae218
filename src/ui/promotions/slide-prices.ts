import { numberText } from '#src/rules/text/number-text.ts';
import { movedThumb } from '#src/ui/search/range-scale.ts';
import { priceText } from './price-texts.ts';
import { typedPrice } from './typed-price.ts';

type End = 'low' | 'high';
const ENDS: readonly End[] = ['low', 'high'];

/** Keeps the two thumbs apart, and thumbs and fields at the same prices. What a visitor did before is taken over. */
export function slidePrices(place: HTMLElement): void {
  const inputs = (type: string) => ENDS.map((end) => place.querySelector<HTMLInputElement>(`[data-${type}=${end}]`));
  const [[low, high], [from, to]] = [inputs('thumb'), inputs('field')];
  const track = place.querySelector<HTMLElement>('.range');
  if (!low || !high || !from || !to || track === null) return;
  const [thumbs, fields] = [
    { low, high },
    { low: from, high: to },
  ];

  const scale = { min: Number(low.min), max: Number(low.max), step: Number(low.step) };
  const share = (price: number) => (price - scale.min) / (scale.max - scale.min);
  const bars = [...place.querySelectorAll<HTMLElement>('.range-bars > span')];

  const move = (end: End, price: number) => {
    const at = movedThumb(scale, { low: low.valueAsNumber, high: high.valueAsNumber }, end, price);
    thumbs[end].value = String(at[end]);
    fields[end].value = numberText(at[end]);
    thumbs[end].setAttribute('aria-valuetext', priceText(at[end]));
    track.style.setProperty(end === 'low' ? '--from' : '--to', String(share(at[end])));
    for (const [index, bar] of bars.entries()) {
      const middle = (index + 0.5) / bars.length;
      bar.toggleAttribute('data-out', middle < share(at.low) || middle > share(at.high));
    }
  };
  // Shows the corrected price to the person who typed an impossible one.
  const write = (end: End) => move(end, typedPrice(fields[end].value, scale.step) ?? thumbs[end].valueAsNumber);

  for (const end of ENDS) {
    thumbs[end].addEventListener('input', () => move(end, thumbs[end].valueAsNumber));
    fields[end].addEventListener('blur', () => write(end));
    const isTyped = fields[end].value !== fields[end].defaultValue;
    if (isTyped && fields[end] !== document.activeElement) write(end);
    else if (!isTyped) move(end, thumbs[end].valueAsNumber);
  }
}
