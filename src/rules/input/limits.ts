/** The most fields a form or a JSON body may have; the longest form of the platform has fewer than forty. */
export const MOST_FIELDS = 200;

/** How deep JSON may nest lists and objects; nothing that the platform reads goes beyond ten. */
export const DEEPEST_JSON = 20;

/** How deep HTML that was written by others may nest its elements: browsers lay out nested elements by recursion. */
export const DEEPEST_HTML = 50;

/** How deep an article may nest quotes and lists: the Markdown library reads them by recursion. */
export const DEEPEST_MARKDOWN = 20;
