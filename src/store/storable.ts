/** As text that PostgreSQL takes whatever a visitor sent: it refuses zero bytes and halves of characters, and a lead must not be lost to one. */
export const storable = (input: unknown): string =>
  JSON.stringify(input, (_, value: unknown) => {
    if (typeof value === 'string') return clean(value);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [clean(name), inner]));
  });
const clean = (text: string): string => text.toWellFormed().replaceAll('\u0000', '');
