import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Verdict, verdictOn } from '@sidework/contracts/kernel/contact-details';
import { keptModel } from '@sidework/contracts/kernel/contact-weights';
import { guardedVerdictOn } from '@sidework/contracts/kernel/guarded-verdict';
import { verdictsWithout } from './held-out.ts';
import { linesOf } from './measure.ts';
import { fingerprintOf, train } from './train.ts';
import { writings } from './training-set.ts';

const usage = `npm run contact-filter -- train           writes the weights anew
npm run contact-filter -- compare         measures each writer by a model that was trained without them
npm run contact-filter -- evaluate FILE   measures the texts of a file: JSON { "tries": [], "harmless": [] },
                                          or a module whose exports end in tries and harmless`;

interface Texts {
  tries: readonly string[];
  harmless: readonly string[];
}

async function textsIn(file: string): Promise<Texts> {
  const path = resolve(file);
  const found: Record<string, readonly string[]> = path.endsWith('.json')
    ? JSON.parse(readFileSync(path, 'utf8'))
    : await import(pathToFileURL(path).href);
  const named = (ending: string) =>
    Object.entries(found)
      .filter(([name]) => name.toLowerCase().endsWith(ending))
      .flatMap(([, texts]) => texts);
  return { tries: named('tries'), harmless: named('harmless') };
}

const reportOn = (
  what: string,
  { tries, harmless }: Texts,
  verdictOf: (text: string) => Verdict,
): string[] => [
  what,
  ...linesOf('  tries', tries, verdictOf),
  ...linesOf('  harmless', harmless, verdictOf),
];

async function evaluate(file: string): Promise<string[]> {
  const texts = await textsIn(file);
  const isOld = keptModel.trainedOn !== fingerprintOf(writings);
  return [
    ...(isOld ? ['The corpus was changed: train first.'] : []),
    ...reportOn('Rules alone', texts, verdictOn),
    ...reportOn('With the model', texts, guardedVerdictOn),
  ];
}

async function run(command: string | undefined, file: string | undefined): Promise<string[]> {
  if (command === 'train') return [train()];
  if (command === 'compare')
    return writings.flatMap((texts) =>
      reportOn(texts.writer, texts, verdictsWithout(texts.writer)),
    );
  if (command === 'evaluate' && file) return evaluate(file);
  process.exitCode = 1;
  return [usage];
}

console.log((await run(process.argv[2], process.argv[3])).join('\n'));
