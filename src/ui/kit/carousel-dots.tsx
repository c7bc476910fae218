import { useEffect, useState } from 'react';
import { useCarousel } from './carousel.tsx';

/** A dot for each slide of a carousel that shows one at a time; shows the current slide and leads to any other. */
export function CarouselDots({ names }: { readonly names: readonly string[] }) {
  const { row } = useCarousel();
  const [at, setAt] = useState(0);
  useEffect(() => {
    const shown = row.current;
    if (shown === null) return;
    const look = () => setAt(Math.round(shown.scrollLeft / Math.max(1, shown.clientWidth)));
    shown.addEventListener('scroll', look, { passive: true });
    return () => shown.removeEventListener('scroll', look);
  }, [row]);
  return (
    <ol className="flex">
      {names.map((name, index) => (
        <li key={name}>
          <button
            type="button"
            className="carousel-dot"
            aria-label={`${index + 1} of ${names.length}: ${name}`}
            aria-current={index === at ? 'true' : undefined}
            onClick={() => row.current?.scrollTo({ left: index * row.current.clientWidth })}
          />
        </li>
      ))}
    </ol>
  );
}
