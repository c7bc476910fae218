/** How long a code works. */
export const CODE_MINUTES = 5;

/** How long a session lasts after its last use. */
export const SESSION_DAYS = 30;
