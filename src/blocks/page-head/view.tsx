export { PageHead } from '#src/ui/pages/page-head.tsx';
