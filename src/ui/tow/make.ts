import { bringDrawing } from '#src/ui/kit/bring-drawing.ts';

type Child = Node | string;
type Attributes = Readonly<Record<string, string>>;

const SVG = 'http://www.w3.org/2000/svg';

/** An element of the page; texts stay texts, whatever they contain. */
export function make(name: string, attributes: Attributes = {}, ...children: readonly Child[]): HTMLElement {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...children);
  return made;
}

/** One of the page's icons. */
export function makeIcon(name: string, className: string): SVGElement {
  return drawn('svg', { ...ICON, class: `flex-none ${className}` }, drawn('use', { href: `#icon-${name}` }));
}

export function drawn(name: string, attributes: Attributes, ...children: readonly Child[]): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...children);
  if (name === 'use') bringDrawing(made);
  return made;
}

const ICON = {
  'aria-hidden': 'true',
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  'stroke-width': '1.75',
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
};
