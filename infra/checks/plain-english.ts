import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkout } from '../local/checkout.ts';
import { hardComments } from './hard-comments.ts';
import { hardTexts } from './hard-texts.ts';
import type { Outcome } from './step.ts';
import { trackedFiles } from './tracked-files.ts';

/** A workspace may fall this far before its number has to follow. */
const slack = 10;

const texts = /^(web|contracts)\/src\//;
/** The contact filter holds the words of others, and the terms of a version keep their words. */
const otherWords = /\.test\.|contact-corpus|-signals|-words|terms-page/;

/** Texts that people read. */
const hasTexts = (path: string) => texts.test(path) && !otherWords.test(path);

/** Fails where a text has a calque, or a workspace has more comments that are hard to read than it is allowed; the numbers only fall. */
export async function checkPlainEnglish(): Promise<Outcome> {
  const found = new Map<string, string[]>(Object.keys(hardCommentsLeft).map((name) => [name, []]));
  const calques: string[] = [];
  for (const path of (await trackedFiles()).filter((path) => /\.tsx?$/.test(path))) {
    const name = workspaceOf(path);
    const source = await readFile(join(checkout, path), 'utf8');
    const faults = hardComments(source);
    for (const { line, says, instead } of hasTexts(path) ? hardTexts(source) : [])
      calques.push(`${path}:${line} says "${says}"; a native speaker writes: ${instead}`);
    found.set(name, [
      ...(found.get(name) ?? []),
      ...faults.map(({ line, why }) => `${path}:${line} ${why}`),
    ]);
  }
  const output = [...found].flatMap(([name, faults]) => {
    const most = hardCommentsLeft[name] ?? 0;
    if (faults.length > most)
      return [...faults, `${name} has ${faults.length} comments that are hard to read, of ${most}`];
    if (faults.length < most - slack)
      return [`${name} may fall to ${faults.length} in infra/checks/plain-english.ts`];
    return [];
  });
  output.push(...calques);
  return { passed: output.length === 0, output: output.join('\n') };
}

const workspaceOf = (path: string) => /^(services\/[^/]+|[^/]+)\//.exec(path)?.[1] ?? 'top level';

/** The comments that `hardComments` may still find, by workspace. */
const hardCommentsLeft: Record<string, number> = {
  contracts: 5,
  gateway: 0,
  infra: 6,
  'services/business-tools': 0,
  'services/chassis': 0,
  'services/client-services': 0,
  'services/education-events': 0,
  'services/identity': 0,
  'services/marketplace': 0,
  'services/network-chat': 0,
  'top level': 1,
  web: 0,
};
