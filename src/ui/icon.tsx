const PATHS = {
  phone: 'M5 4h4l1.5 4.5L8 10a12 12 0 0 0 6 6l1.5-2.5L20 15v4a1.5 1.5 0 0 1-1.6 1.5A16 16 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4z',
  pin: 'M12 21s7-6.2 7-11.5A7 7 0 0 0 5 9.5C5 14.8 12 21 12 21zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  photos: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9.5h.01',
  down: 'M6 9.5l6 6 6-6',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5.5l3.5 2',
  shield: 'M12 3l7 3v5.5c0 4.5-3 8-7 9.5-4-1.5-7-5-7-9.5V6zM9 12l2.2 2.2L15.2 10',
  wheel:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM12 3v6.5M4.3 16.5l5.6-3.2M19.7 16.5l-5.6-3.2',
  gear: 'M6 4v16M12 4v16M18 4v8M6 12h12',
  car: 'M4 16v-3.5l2-5.5h12l2 5.5V16zM4 12.5h16M6.5 16v2M17.5 16v2M7.5 14.3h.01M16.5 14.3h.01',
  tag: 'M4 4h7.5l8.5 8.5-7.5 7.5L4 11.5zM8 8h.01',
  return: 'M4 12a8 8 0 1 0 2.6-5.9M4 4v4h4',
  facebook:
    'M14.5 21v-8h2.7l.5-3.2h-3.2V7.9c0-1 .4-1.7 1.8-1.7h1.5V3.3c-.4 0-1.3-.1-2.2-.1-2.5 0-4.1 1.5-4.1 4.2v2.4H8.6V13h2.9v8',
  instagram:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5zM12 15.6a3.6 3.6 0 1 0 0-7.2 3.6 3.6 0 0 0 0 7.2zM17 7h.01',
  heart: 'M12 20.5s-8-4.8-8-11a4.5 4.5 0 0 1 8-2.8 4.5 4.5 0 0 1 8 2.8c0 6.2-8 11-8 11z',
  compare: 'M12 3.5v17M7.5 20.5h9M5 7h14M5 7l-2.5 7a2.8 2.8 0 0 0 5 0zM19 7l-2.5 7a2.8 2.8 0 0 0 5 0z',
  close: 'M6 6l12 12M18 6L6 18',
  alert: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7.5v5.5M12 16.3h.01',
  filters: 'M4 7h9M19 7h1M4 17h1M11 17h9M16 10a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM8 20a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  sort: 'M8 5v14M4.5 8.5L8 5l3.5 3.5M16 19V5M12.5 15.5L16 19l3.5-3.5',
  fullscreen: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  play: 'M8 5.5v13l10.5-6.5z',
  spin: 'M20.5 12c0 2.2-3.8 4-8.5 4s-8.5-1.8-8.5-4S7.3 8 12 8c1.6 0 3 .2 4.3.6M15 5.5l2.5 3-3 2.5',
  seat: 'M7 4.5l1.5 8.5H16M8.5 13L7 17h10.5M8 17v3M16.5 17v3M16 13c1.2 0 2 .9 1.5 4',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  share: 'M12 15V3.5M8 7l4-3.5L16 7M6 11H5v9h14v-9h-1',
  link: 'M10 14a4.5 4.5 0 0 0 6.4 0l3-3A4.5 4.5 0 0 0 13 4.6l-1 1M14 10a4.5 4.5 0 0 0-6.4 0l-3 3A4.5 4.5 0 0 0 11 19.4l1-1',
  mail: 'M3.5 5.5h17v13h-17zM3.5 6l8.5 7 8.5-7',
  x: 'M4 4l11.7 16H20L8.3 4zM4 20l6.6-7.2M13.3 9.9L19 4',
  chat: 'M12 20.5a8.5 8.5 0 1 0-7.5-4.5L3.5 20.5 8 19.5a8.5 8.5 0 0 0 4 1zM9 8.5c-.6 3.4 3 7 6.5 6.5v-2l-2-.7-1 1a5 5 0 0 1-2-2l1-1-.6-1.8z',
  fuel: 'M5 20.5V5.5A1.5 1.5 0 0 1 6.5 4h6A1.5 1.5 0 0 1 14 5.5v15M3.5 20.5h12M5 11h9M14 13h1.5a1.5 1.5 0 0 1 1.5 1.5v2a1.5 1.5 0 0 0 3 0V9l-3-3',
  plug: 'M9 3.5V8M15 3.5V8M6.5 8h11v3.5a5.5 5.5 0 0 1-11 0zM12 17v3.5',
  truck: 'M3 6h11v10.5H3zM14 10h4l3 3.5v3h-7zM7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM17 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  print: 'M7 9V4h10v5M7 17H4.5V9.5h15V17H17M7 14h10v6H7zM16.5 11.8h.01',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM20 20l-4-4',
} as const;

/** The drawings there are. */
export type IconName = keyof typeof PATHS;
export const ICON_NAMES = Object.keys(PATHS) as IconName[];

interface Props {
  readonly name: IconName;
  readonly className?: string;
}

/** A small line drawing beside words. It says nothing by itself, so it is hidden from screen readers. */
export function Icon({ name, className = 'size-5' }: Props) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className={`flex-none ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
