import { Icon } from './icon.tsx';

/** What speaks for something, each with a tick; nothing where there is nothing. */
export const PointList = ({ points }: { readonly points: readonly string[] }) =>
  points.length > 0 && (
    <ul className="grid gap-3">
      {points.map((point) => (
        <li key={point} className="flex gap-3">
          <Icon name="check" className="mt-0.5 size-5 text-link" />
          {point}
        </li>
      ))}
    </ul>
  );
