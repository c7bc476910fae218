/** The most fields that a form or JSON body may have; the platform's longest form has fewer than forty. */
export const MAX_FIELDS = 200;

/** How deep JSON may nest lists and objects; nothing that the platform reads needs more than ten. */
export const MAX_JSON_DEPTH = 20;

/** How deep other people's HTML may nest its elements: browsers lay out nested elements recursively. */
export const MAX_HTML_DEPTH = 50;

/** How deep a post may nest quotes and lists: the Markdown library reads them recursively. */
export const MAX_MARKDOWN_DEPTH = 20;
