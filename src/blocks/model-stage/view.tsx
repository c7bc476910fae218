import { Tag } from '#src/ui/card/tag.tsx';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { ModelPicture } from '#src/ui/models/model-picture.tsx';
import { SwatchRow } from '#src/ui/models/swatch-row.tsx';
import type { StageView } from '#src/views/models/view-stage.ts';

interface Props {
  readonly stage: StageView;
  readonly text: string;
  /** 2 when it is not the first thing on its page. */
  readonly headingLevel?: 1 | 2;
}

const BOX = 'stage-picture';

/** A model on a dark stage: its name, what can be done, its colours and its best figures (ledger E1, E5). */
export function ModelStage({ stage, text, headingLevel = 1 }: Props) {
  const Heading = `h${headingLevel}` as const;
  const { name, note, chosen, drive, order, highlights } = stage;
  return (
    <section aria-label={name} className="model-stage on-dark">
      <div className="wrap">
        <div className="model-stage__words">
          <Heading className="model-stage__name">{name}</Heading>
          {note !== null && <Tag tag={{ kind: 'comingSoon', text: note }} />}
          {text !== '' && <p className="max-w-[34rem] text-lg text-on-dark-2">{text}</p>}
          <div className="flex flex-wrap justify-center gap-3">
            {drive !== null && (
              <a href={drive.href} data-takes="colour" className={buttonClass('light')}>
                {drive.label}
              </a>
            )}
            {order !== null && (
              <a href={order.href} data-takes="colour" className={buttonClass('ghost')}>
                {order.label}
              </a>
            )}
          </div>
        </div>
      </div>
      <div id={BOX} className="model-stage__car">
        <ModelPicture
          picture={stage.picture}
          body={stage.body}
          alt={chosen === null ? name : `${name} in ${chosen.name}`}
          sizes="(width >= 1100px) 1088px, 106vw"
          when="first"
        />
      </div>
      <div className="wrap">
        <div className="model-stage__foot">
          <SwatchRow swatches={stage.swatches} chosen={chosen} name={name} param="colour" picture={BOX} />
        </div>
        {highlights.length > 0 && (
          <dl className="model-figures">
            {highlights.map(({ number, unit, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  {number} {unit !== '' && <small>{unit}</small>}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}
