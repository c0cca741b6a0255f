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

/**
 * Ids in the titles of tests: `[JOBS-12]`, or several as in `[JOBS-12, JOBS-13]`; also where the title follows a table of
 * cases, and in a case that is part of its title.
 */
export function namedIn(source: string): string[] {
  const titles = source.matchAll(
    /(?:\b(?:it|test|describe)(?:\.\w+)*\(|\]\s*(?:as const)?\s*\)\(|\[)\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/gs,
  );
  return [...titles].flatMap(([, , title = '']) =>
    [...title.matchAll(/\[([A-Z0-9, -]+)\]/g)].flatMap(([, ids = '']) =>
      ids.split(',').map((id) => id.trim()),
    ),
  );
}
