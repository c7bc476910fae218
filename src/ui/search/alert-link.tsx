import { likeTheseWords } from '#src/rules/alerts/like-these-words.ts';

interface Props {
  readonly href: string | null;
  readonly vehicleWord: string;
  readonly hasResults: boolean;
  readonly className: string;
}

/** Leads to where somebody asks to be told about new results. Every byte of it is in every search page. */
export const AlertLink = ({ href, vehicleWord, hasResults, className }: Props) =>
  href === null ? null : (
    <p className={className}>
      <a href={href} className="garage__link">
        {likeTheseWords(vehicleWord, hasResults)}
      </a>
    </p>
  );
