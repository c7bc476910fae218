/** How many names a list of makes, models or badges has at most: those that most vehicles have. */
export const MOST_NAMES = 300;

/** The longest name on a list: what is longer is a dealer's remark. */
export const LONGEST_NAME = 80;
