/** A phone number as a tel: link: '(02) 9055 0144' → 'tel:0290550144'. */
export const telHref = (phone: string): string => `tel:${phone.replace(/(?!^\+)[^0-9]/g, '')}`;
