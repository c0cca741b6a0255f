/*
 * People's texts in our mails stay one short line, end no quotation and hold no link. A person who could put a paragraph
 * or a link into our mail would speak as Sidework.
 */

const most = 80;

/** Formatting that is not seen, but for the two joiners that emoji and some scripts are written with. */
const unseen = /(?![\u200c\u200d])\p{Cf}/gu;

const curly: Record<string, string> = { '“': '‘', '”': '’', '„': '‚' };

/** Programs make a link of a scheme, of a dot in front of letters, and an address of an @; a blank keeps them from it. */
const broken = (line: string) =>
  line
    .replace(/:(?=\/\/)/g, ': ')
    .replace(/(?<=\S)[.。．｡](?=\p{L}{2})/gu, '. ')
    .replace(/(?<=\S)@(?=\S)/g, ' @ ');

/** A title, a name or a reason as it may stand in a mail, with the length that it may have there. */
export function quoted(text: string, longest = most): string {
  const line = text
    .replace(unseen, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/[“”„]/g, (mark) => curly[mark] ?? mark)
    .trim();
  return cut(broken(line), longest);
}

function cut(line: string, longest: number): string {
  const characters = [...line];
  if (characters.length <= longest) return line;
  return `${characters
    .slice(0, longest - 1)
    .join('')
    .trimEnd()}…`;
}
