import { plural } from '#src/rules/text/plural.ts';

interface Props {
  readonly href: string | null;
  readonly vehicleWord: string;
  readonly className: string;
}

/** Leads to where somebody asks to be told about new results. Every byte of it is in every search page. */
export const AlertLink = ({ href, vehicleWord, className }: Props) =>
  href === null ? null : (
    <p className={className}>
      <a href={href} className="garage__link">
        {`Tell me about ${plural(vehicleWord)} like these`}
      </a>
    </p>
  );
