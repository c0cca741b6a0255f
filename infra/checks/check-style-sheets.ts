import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkout } from '../local/checkout.ts';
import type { Outcome } from './step.ts';
import { deadClasses, faultsOfSize, missingClasses, type Size, sizeOf } from './style-sheets.ts';
import { trackedFiles } from './tracked-files.ts';

/** The style sheets of features and pages; the numbers only fall, since a page is made of the kit's parts. */
const allowed: Size = { sheets: 39, lines: 2046 };

/** Fails where a style sheet keeps a class that nothing uses, or pages bring more styles of their own. */
export async function checkStyleSheets(): Promise<Outcome> {
  const paths = (await trackedFiles()).filter((path) => /^web\/.*\.(tsx?|css)$/.test(path));
  const read = async (path: string) =>
    [path, await readFile(join(checkout, path), 'utf8')] as const;
  const sources = new Map(await Promise.all(paths.map(read)));
  const dead = deadClasses(sources).map((each) => `${each} is used by no component`);
  const missing = missingClasses(sources).map((each) => `${each} is used, and is not there`);
  const faults = [...dead, ...missing, ...faultsOfSize(sizeOf(sources), allowed)];
  return { passed: faults.length === 0, output: faults.join('\n') };
}
