/** The look of a line of the phone's menu. */
export const ROW = 'flex min-h-13 items-center justify-between gap-4 text-lg font-semibold aria-[current=page]:text-link';
