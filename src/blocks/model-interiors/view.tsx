import { phoneSizes } from '#src/rules/images/phone-sizes.ts';
import { srcSetOf } from '#src/rules/images/src-set.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import type { PictureView } from '#src/views/images/image-view.ts';

interface Props {
  readonly heading: string;
  readonly text: string;
  /** The model's. */
  readonly name: string;
  /** Where the interior of the address is in the list; the first for an address without one. */
  readonly chosen?: number;
  readonly interiors: readonly {
    readonly id: string;
    readonly name: string;
    readonly hexCode: string;
    readonly picture: PictureView;
  }[];
}

/** A model's cabin in its colours: the radios and the arrows are one control (ledger E1). The styles show the picture of the chosen radio, without script too. */
export function ModelInteriors({ heading, text, name, chosen = 0, interiors }: Props) {
  return (
    <section id="inside" className="section section--ground">
      <fc-interiors className="wrap interiors">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the radios, which are not in it. */}
        <div role="group" aria-roledescription="carousel" aria-label={`${name} interior colours`} className="interiors__photo">
          {interiors.map(({ id, name: colour, picture }, at) => (
            <img
              key={id}
              src={picture.src}
              srcSet={srcSetOf(picture)}
              sizes={picture.widths === null ? undefined : phoneSizes('(width >= 1040px) 860px, 92vw')}
              alt={`${name} cabin in ${colour}`}
              width={960}
              height={640}
              loading="lazy"
              decoding="async"
              data-at={at}
            />
          ))}
          {interiors.length > 1 && (
            <div className="interiors__arrows noscript:hidden">
              <button type="button" aria-label="Previous interior" data-press="" data-step="-1" disabled={chosen === 0}>
                <Icon name="back" />
              </button>
              <button
                type="button"
                aria-label="Next interior"
                data-press=""
                data-step="1"
                disabled={chosen === interiors.length - 1}
              >
                <Icon name="forward" />
              </button>
            </div>
          )}
        </div>
        <div className="grid content-center gap-5">
          <h2>{heading}</h2>
          <fieldset className="grid gap-2.5">
            <legend className="sr-only">Interior colour</legend>
            {interiors.map(({ id, name: colour, hexCode }, at) => (
              <label key={id} className="interiors__choice">
                <input
                  type="radio"
                  name="interior"
                  value={id}
                  defaultChecked={at === chosen}
                  data-at={at}
                  className="size-5 accent-primary"
                />
                <span className="flex-1 font-semibold">{colour}</span>
                <span aria-hidden="true" className="interiors__shade" style={{ background: hexCode }} />
              </label>
            ))}
          </fieldset>
          {text !== '' && <p className="text-md text-ink-2">{text}</p>}
        </div>
      </fc-interiors>
    </section>
  );
}
