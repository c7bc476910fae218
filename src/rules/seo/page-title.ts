/** A page's title with the dealer's name, which is not repeated where the title has it already. */
export const pageTitle = (title: string, siteName: string): string =>
  title.toLowerCase().includes(siteName.toLowerCase()) ? title : `${title} | ${siteName}`;
