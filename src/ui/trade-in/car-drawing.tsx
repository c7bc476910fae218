import { DAMAGE_ZONES, type DamageZone } from '#src/rules/trade-in/damage-zones.ts';
import { ZONE_SHAPES } from './zone-shapes.ts';

interface Props {
  /** The keys of the zones that are marked, in the order of their numbers. */
  readonly marked: readonly string[];
  readonly chosen?: string | null;
  /** Without it the drawing is only a picture. */
  readonly onChoose?: (zone: string) => void;
}

/** A car from above, with its marked zones numbered. */
export function CarDrawing({ marked, chosen = null, onChoose }: Props) {
  const names = marked.map((key, at) => `${at + 1} ${DAMAGE_ZONES.find((zone) => zone.key === key)?.name.toLowerCase()}`);
  const label = `Drawing of the car from above. ${names.length === 0 ? 'Nothing is marked.' : `Marked: ${names.join(', ')}.`}`;
  return (
    <div className="car-map">
      <svg viewBox="0 0 240 420" role={onChoose === undefined ? 'img' : 'group'} aria-label={label}>
        {DAMAGE_ZONES.map((zone) =>
          onChoose === undefined ? (
            <Shape key={zone.key} zone={zone} isMarked={marked.includes(zone.key)} />
          ) : (
            // biome-ignore lint/a11y/useSemanticElements: there is no button in SVG, and without script this is a link.
            <a
              key={zone.key}
              href={`#mark-${zone.key}`}
              role="button"
              aria-label={`${zone.name}, ${marked.includes(zone.key) ? 'marked' : 'not marked'}`}
              aria-pressed={chosen === zone.key}
              onClick={(event) => {
                event.preventDefault();
                onChoose(zone.key);
              }}
              onKeyDown={(event) => {
                if (event.key !== ' ') return;
                event.preventDefault();
                onChoose(zone.key);
              }}
            >
              <Shape zone={zone} isMarked={marked.includes(zone.key)} isChosen={chosen === zone.key} />
            </a>
          ),
        )}
        {marked.map((key, at) => {
          const [x, y] = ZONE_SHAPES[key]?.pin ?? [0, 0];
          return (
            <g key={key} className="car-map__pin">
              <circle cx={x} cy={y} r="14" />
              <text x={x} y={y + 6} textAnchor="middle">
                {at + 1}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}

interface ShapeProps {
  readonly zone: DamageZone;
  readonly isMarked: boolean;
  readonly isChosen?: boolean;
}

function Shape({ zone, isMarked, isChosen = false }: ShapeProps) {
  const { path = '', area } = ZONE_SHAPES[zone.key] ?? {};
  return (
    <>
      {area !== undefined && <rect x={area[0]} y={area[1]} width={area[2]} height={area[3]} fill="transparent" />}
      <path
        d={path}
        className={zone.kind === 'glass' ? 'car-map__glass' : 'car-map__zone'}
        data-marked={isMarked ? '' : undefined}
        data-chosen={isChosen ? '' : undefined}
      />
    </>
  );
}
