/** The id of a field's control within a form, valid in a URL fragment. */
export const fieldId = (prefix: string, name: string): string => `${prefix}-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
