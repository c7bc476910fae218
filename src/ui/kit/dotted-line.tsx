interface Props {
  readonly parts: readonly string[];
  readonly className?: string;
}

/** Facts in a line with dots between them; where the line breaks there is none, neither at the end nor at the start. */
export const DottedLine = ({ parts, className = '' }: Props) => (
  <div className={`dotted ${className}`}>
    <ul>
      {parts.map((part) => (
        <li key={part}>{part}</li>
      ))}
    </ul>
  </div>
);
