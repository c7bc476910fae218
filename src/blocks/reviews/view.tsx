export { ReviewsSection } from '#src/ui/reviews/reviews-section.tsx';
