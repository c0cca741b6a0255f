const comments = /\/\*[\s\S]*?\*\/|(?:^[ \t]*|\s)\/\/.*$/gm;

/** Phrases that a native speaker does not write in a product, and what the product says instead. */
const calques: [phrase: RegExp, instead: string][] = [
  [/\bstands? here\b/i, 'shows up here'],
  [/\bby (itself|themselves)\b/i, 'automatically'],
  [/\bwho(m)?ever\b/i, 'the person who, anyone who'],
  [/\bsomebody\b/i, 'someone'],
  [/\banew\b/i, 'again'],
  [/\b(is|are) told\b/i, 'is notified, hears, sees'],
  [/\bany more\b(?! \w+s\b)/i, 'no longer, anymore'],
  [/\bdo not pay\b/i, 'cancel payment'],
  [/\bcellar\b/i, 'basement'],
];

export interface HardText {
  line: number;
  says: string;
  instead: string;
}

/** The calques in the texts of a source file; comments have a check of their own. */
export function hardTexts(source: string): HardText[] {
  const texts = source.replaceAll(comments, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  return texts.split('\n').flatMap((text, at) =>
    calques.flatMap(([phrase, instead]) => {
      const [says] = phrase.exec(text) ?? [];
      return says ? [{ line: at + 1, says, instead }] : [];
    }),
  );
}
