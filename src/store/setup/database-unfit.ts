/** The database cannot be used; the message is a sentence for the person who starts the platform. */
export class DatabaseUnfit extends Error {}
