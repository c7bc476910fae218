import { Icon } from '#src/ui/kit/icon.tsx';
import type { IconName } from '#src/ui/kit/icon-names.ts';
import type { GaragePage } from '#src/views/accounts/garage-view.ts';

interface Jump {
  readonly href: string;
  readonly icon: IconName;
  readonly label: string;
  readonly count?: number;
}

/** Jumps to the parts of the page: a column on a desk, a row that scrolls on a phone. */
export function GarageNav({
  page: { title, reserved, begun, watchlist, enquiries, paid, prizes, alerts },
}: {
  readonly page: GaragePage;
}) {
  const lists: Jump[] = [
    ...(reserved.length === 0 ? [] : [{ href: '#reserved', icon: 'clock' as const, label: 'Reserved', count: reserved.length }]),
    ...(begun.length === 0 ? [] : [{ href: '#begun', icon: 'card' as const, label: 'Continue buying', count: begun.length }]),
    ...(watchlist === null
      ? []
      : [{ href: '#watchlist', icon: 'heart' as const, label: 'Watchlist', count: watchlist.rows.length }]),
    ...(enquiries.length === 0
      ? []
      : [{ href: '#enquiries', icon: 'mail' as const, label: 'Enquiries', count: enquiries.length }]),
    ...(paid.length === 0 ? [] : [{ href: '#payments', icon: 'card' as const, label: 'Payments', count: paid.length }]),
    ...(prizes.length === 0 ? [] : [{ href: '#prizes', icon: 'tag' as const, label: 'Prizes', count: prizes.length }]),
    ...(alerts === null
      ? []
      : [{ href: '#alerts', icon: 'bell' as const, label: 'Alerts', count: alerts.rows.filter(({ isOn }) => isOn).length }]),
  ];
  const own: Jump[] = [
    { href: '#details', icon: 'user', label: 'My details' },
    { href: '#data', icon: 'shield', label: 'My data' },
  ];
  return (
    <nav aria-label={title} className="garage-nav">
      <ul>{lists.map(jump)}</ul>
      <ul>{own.map(jump)}</ul>
    </nav>
  );
}

const jump = ({ href, icon, label, count = 0 }: Jump) => (
  <li key={href}>
    <a href={href}>
      <Icon name={icon} />
      {label}
      {count > 0 && <small data-count-of={href === '#watchlist' ? '' : undefined}>{count}</small>}
    </a>
  </li>
);
