import type { HoursLine } from '#src/rules/hours/hours-lines.ts';
import { SiteLink } from '#src/ui/kit/site-link.tsx';

interface Props {
  readonly lines: readonly Pick<HoursLine, 'days' | 'hours' | 'href' | 'isToday'>[];
  readonly className?: string;
}

/** The hours of a location, with days of equal hours in one line and today's in bold (ledger D6). */
export function HoursTable({ lines, className = '' }: Props) {
  if (lines.length === 0) return null;
  return (
    <dl className={className}>
      {lines.map(({ days, hours, href, isToday }) => (
        <div key={days} className={`flex justify-between gap-2 py-1.5 ${isToday === true ? 'font-semibold' : ''}`}>
          <dt>{days}</dt>
          <dd className="text-right whitespace-nowrap">
            {href === undefined ? (
              hours
            ) : (
              <SiteLink href={href} className="inline-block font-semibold text-link underline underline-offset-4">
                {hours}
                <span className="sr-only"> about {days}</span>
              </SiteLink>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
