const comments = /\/\*\*?([\s\S]*?)\*\/|((?:^[ \t]*\/\/.*\n?)+)|(?<=\s)\/\/(.*)$/gm;
const openings =
  /^(Of|Who|Whom|Whose|Whoever|Where|Wherever|What|Whatever|But|Nor|That|Beside|Among|Behind)\b/;
const words = /\b(whoever|whomever|somebody|nobody|anew|thereof|therein|whence|hence|lest)\b/i;

/** Comments that begin without a subject, or say a plain thing by a rare word; see style.md 9. */
export function hardComments(source: string): { line: number; why: string }[] {
  return [...source.matchAll(comments)].flatMap((match) => {
    const text = textOf(match[1] ?? match[2] ?? match[3] ?? '');
    const [opening] = openings.exec(text) ?? [];
    const [word] = words.exec(text) ?? [];
    if (!opening && !word) return [];
    const line = source.slice(0, match.index).split('\n').length;
    return [{ line, why: opening ? `begins with "${opening}"` : `says "${word}"` }];
  });
}

const textOf = (comment: string) => comment.replaceAll(/^[ \t]*(\/\/|\*)[ \t]?/gm, '').trim();
