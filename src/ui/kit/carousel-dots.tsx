import { useCarousel } from './carousel.tsx';

/** A dot for each slide of a carousel that shows one at a time; shows the current slide and leads to any other. */
export function CarouselDots({ names }: { readonly names: readonly string[] }) {
  useCarousel();
  return (
    <ol className="flex">
      {names.map((name, index) => (
        <li key={name}>
          <button
            type="button"
            className="carousel-dot"
            aria-label={`${index + 1} of ${names.length}: ${name}`}
            aria-current={index === 0 ? 'true' : undefined}
            suppressHydrationWarning
            data-plain=""
            data-press=""
            data-slide={index}
          />
        </li>
      ))}
    </ol>
  );
}
