import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkout } from '../local/checkout.ts';
import { decisionsIn, lostCitations } from './citations.ts';
import type { Outcome } from './step.ts';
import { trackedFiles } from './tracked-files.ts';

const folder = 'infra/decisions';
/** A migration stays as it was written. The list's own text names its rows by number, and the tests here need wrong ones. */
const unread =
  /^infra\/decisions\/product\.md$|\/migrations\/|^infra\/checks\/citations\.test\.ts$/;

/** Each decision that is cited stands in one of the two lists of infra/decisions. */
export async function checkCitations(): Promise<Outcome> {
  const read = (path: string) => readFile(join(checkout, path), 'utf8');
  const decisions = decisionsIn(
    await readdir(join(checkout, folder)),
    await read(`${folder}/product.md`),
  );
  const paths = (await trackedFiles()).filter(
    (path) => /\.(tsx?|md|cjs|ya?ml|css)$/.test(path) && !unread.test(path),
  );
  const faults = await Promise.all(
    paths.map(async (path) =>
      lostCitations(await read(path), decisions).map((why) => `${path}: ${why}`),
    ),
  );
  const output = faults.flat().join('\n');
  return { passed: output === '', output };
}
