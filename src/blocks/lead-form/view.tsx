export { FormSection } from '#src/ui/leads/form-section.tsx';
