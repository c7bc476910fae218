/** The column with the reasons in a file of rows that were left out. A file that has it is never a whole stock: it was mended and sent again. */
export const LEFT_OUT_COLUMN = 'Why it was left out';
