import { Price } from '#src/ui/card/price.tsx';
import { BODY_SHAPES } from '#src/ui/kit/body-shape.ts';
import { type ButtonVariant, buttonClass } from '#src/ui/kit/button-class.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import { ICON_NAMES } from '#src/ui/kit/icon-names.ts';
import { Silhouette } from '#src/ui/kit/silhouette.tsx';

const ON_LIGHT: readonly ButtonVariant[] = ['primary', 'outline', 'plain', 'accent'];
const ON_DARK: readonly ButtonVariant[] = ['light', 'ghost', 'accentOnDark', 'markOnDark'];

/** The small parts: type, buttons, prices, drawings. */
export function ShowcaseParts() {
  return (
    <section className="wrap grid gap-8 py-6">
      <h2>Small parts</h2>
      <div className="flex flex-wrap gap-3">
        {ON_LIGHT.map((look) => (
          <button key={look} type="button" className={buttonClass(look)}>
            {look}
          </button>
        ))}
      </div>
      <div className="on-dark flex flex-wrap gap-3 rounded-panel bg-dark p-5">
        {ON_DARK.map((look) => (
          <button key={look} type="button" className={buttonClass(look)}>
            {look}
          </button>
        ))}
      </div>
      <div className="flex flex-wrap gap-10">
        <Price price={{ kind: 'price', text: '$41,990', was: '$43,990', meaning: 'Drive away' }} size="page" />
        <Price price={{ kind: 'subscription', text: '$289', per: '/wk', meaning: 'Subscription, per week' }} size="page" />
        <Price price={{ kind: 'words', text: 'Enquire for price.' }} size="page" />
      </div>
      <p className="flex flex-wrap gap-4">
        {ICON_NAMES.map((name) => (
          <Icon key={name} name={name} className="size-6" />
        ))}
      </p>
      <ul className="grid grid-cols-3 gap-3 sm:grid-cols-7">
        {BODY_SHAPES.map((shape) => (
          <li key={shape} className="silhouette rounded-card bg-(--silhouette-ground) p-2">
            <Silhouette shape={shape} className="w-full" />
          </li>
        ))}
      </ul>
    </section>
  );
}
