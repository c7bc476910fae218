/** Whether a byline is a team's rather than a person's: 'The team at …', 'Our workshop', or the dealer's own name. */
export const isTeam = (author: string, siteName: string): boolean =>
  /^(?:the|our)\s|\b(?:team|staff)\b/i.test(author) || author.toLowerCase().includes(siteName.toLowerCase());
