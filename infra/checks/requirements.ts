export interface Requirement {
  id: string;
  area: string;
  text: string;
}

/** `- [JOBS-12] text`; a mark after the number, as in `[NAV-26?]`, belongs to the checklist and not to the id. */
export function requirementsOf(checklist: string): Requirement[] {
  return [...checklist.matchAll(/^- \[([A-Z][A-Z0-9]*)-(\d+)\??\] (.*)$/gm)].map(
    ([, area = '', number, text = '']) => ({ id: `${area}-${number}`, area, text }),
  );
}

/** A title that names more ids than this observes none of them in particular, so it counts as none. */
const mostInTitle = 4;

/**
 * Ids that the tests of a file observe. They stand in titles: `[JOBS-12]`, or several as in `[JOBS-12, JOBS-13]`, also
 * where the title follows a table of cases, and in a case that is part of its title. Where one test observes many lines,
 * each id is the message of its own assertion, `expect(price, '[JOBS-12]')`, or the field `line` of a case.
 */
export function namedIn(source: string): string[] {
  return [...titlesOf(source), ...marksOf(source)]
    .map(idsOf)
    .filter((ids) => ids.length <= mostInTitle)
    .flat();
}

/** Titles that name too many ids. */
export const overloadedTitles = (source: string): string[] =>
  [...titlesOf(source), ...marksOf(source)].filter((title) => idsOf(title).length > mostInTitle);

const titlesOf = (source: string) =>
  [
    ...source.matchAll(
      /(?:\b(?:it|test|describe)(?:\.\w+)*\(|\)\(|\[)\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/gs,
    ),
  ].map(([, , title = '']) => title);

const marksOf = (source: string) =>
  [...source.matchAll(/(?:,|\w:)\s*'(\[[A-Z0-9, -]+\])'/g)].map(([, mark = '']) => mark);

const idsOf = (title: string) =>
  [...title.matchAll(/\[([A-Z0-9, -]+)\]/g)].flatMap(([, ids = '']) =>
    ids
      .split(',')
      .map((id) => id.trim())
      .filter((id) => /^[A-Z][A-Z0-9]*-\d+$/.test(id)),
  );
