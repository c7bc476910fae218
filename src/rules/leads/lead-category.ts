/** What a lead is filed under. */
export interface LeadCategory {
  readonly category: string;
  readonly subcategory: string | null;
}

/** A careers enquiry, from its own form or chosen on another, is filed as a general one of that kind (ledger L9). */
export function leadCategory({ category, subcategory }: LeadCategory): LeadCategory {
  return category === 'Careers Enquiry'
    ? { category: 'General Enquiry', subcategory: 'Career Enquiry' }
    : { category, subcategory };
}
