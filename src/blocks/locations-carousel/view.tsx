export { LocationsCarousel } from '#src/ui/places/locations-carousel.tsx';
