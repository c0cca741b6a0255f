/** Texts out of a table whose lines hold one or more of them, with ` | ` between; `⏎` is a line break within a text. */
export const textsOf = (table: string): readonly string[] =>
  table
    .trim()
    .split(/ \| |\n/)
    .map((text) => text.replaceAll('⏎', '\n'));
