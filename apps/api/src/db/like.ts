/** A LIKE pattern for "contains this text", with the text's own wildcards taken literally. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, "\\$&")}%`;
