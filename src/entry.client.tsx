import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

// The page is readable before its script: waking it up may wait for whatever the visitor does meanwhile.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      {/* What was asked for is drawn in one go: in slices between frames it came a fifth later (bench/taps.ts). */}
      <HydratedRouter useTransitions={false} />
    </StrictMode>,
  );
});
