/** Whether a text is a UUID, as ids of leads and deliveries are. The database refuses a query with any other text. */
export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
