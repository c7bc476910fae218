/** A telephone number as a telephone dials it: '(02) 9055 0144' → 'tel:0290550144'. */
export const telHref = (phone: string): string => `tel:${phone.replace(/(?!^\+)[^0-9]/g, '')}`;
