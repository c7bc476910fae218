export { ModelCompare } from '#src/ui/models/model-compare.tsx';
