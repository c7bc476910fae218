import type { SwatchView } from '#src/views/models/painted-view.ts';

interface Props {
  readonly swatches: readonly SwatchView[];
  readonly chosen: SwatchView | null;
  /** What is painted, such as IM5. */
  readonly name: string;
  /** The parameter of the address that names the colour. */
  readonly param: string;
  /** The id of the box whose picture is painted. */
  readonly picture: string;
  /** The page in a colour, where more than the colour stands in its address. */
  readonly hrefOf?: (colour: string) => string;
}

/**
 * The colours of a model. Without script they are links to its page in that colour; with it they are radios that paint the picture at once
 * (ledger E5). The chosen colour's name stands below.
 */
export function SwatchRow({
  swatches,
  chosen,
  name,
  param,
  picture,
  hrefOf = (colour) => `?${new URLSearchParams({ [param]: colour })}`,
}: Props) {
  if (chosen === null) return null;
  return (
    <fc-swatches className="swatch-row" data-param={param} data-picture={picture} data-of={name}>
      {/* biome-ignore lint/a11y/useSemanticElements: with script it becomes a group of radios. */}
      <div role="group" aria-label={`${name} paint`} className="swatches">
        {swatches.map((swatch) => (
          <a
            key={swatch.id}
            href={hrefOf(swatch.id)}
            aria-current={swatch.id === chosen.id ? 'true' : undefined}
            data-press=""
            data-colour={swatch.id}
            data-note={swatch.note}
            data-src={swatch.picture?.src}
            className="swatch"
            style={{ '--colour': swatch.hexCode } as React.CSSProperties}
          >
            <span className="sr-only">{swatch.name}</span>
          </a>
        ))}
      </div>
      {/* The name is the swatch's own: only what else there is to say is announced. */}
      <p className="swatch-row__name">
        <span>{chosen.name}</span> <small aria-live="polite">{chosen.note}</small>
      </p>
    </fc-swatches>
  );
}
