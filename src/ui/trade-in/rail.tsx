import { StepRail } from '#src/ui/kit/step-rail.tsx';

const STEPS = [
  { key: 'car', title: 'Your car' },
  { key: 'condition', title: 'Kilometres and condition' },
  { key: 'offer', title: 'Your offer' },
] as const;

interface Props {
  readonly now: (typeof STEPS)[number]['key'];
  /** The address of the valuation; null before it has begun. */
  readonly path: string | null;
}

/** Where a shopper is in a valuation. */
export function Rail({ now, path }: Props) {
  const at = STEPS.findIndex(({ key }) => key === now);
  const steps = STEPS.map(({ key, title }, place) => ({
    key,
    title,
    href: place < at && path !== null ? `${path}/${key}` : null,
    isDone: place < at,
    isNow: place === at,
  }));
  return <StepRail label="Get Your Valuation" steps={steps} />;
}
