export { ValuationSection } from '#src/ui/trade-in/valuation-section.tsx';
