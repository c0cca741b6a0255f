import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../checks/browser.ts';
import { freePortBlock } from '../checks/free-ports.ts';
import { homeAt, removeState } from '../local/home.ts';
import { startEverything } from '../local/start.ts';
import { type Audited, auditPages, openBrowser } from './audit-pages.ts';
import { readLighthouseConfig } from './config.ts';
import { printTable } from './verdict.ts';

/*
 * `make lighthouse`: what Lighthouse says of the first pages, as a slow phone loads them from a platform with demo
 * content. Printed and not asserted: the figures are the best of five, since the machine's speed moves.
 * `PAGES=/jobs ROUNDS=1` asks less.
 */

const { pages, rounds } = readLighthouseConfig();
const folder = await mkdtemp(join(tmpdir(), 'sidework-lighthouse-'));
const home = join(folder, 'home');
try {
  const executable = await findBrowser();
  const port = await freePortBlock();
  const started = await startEverything({ home, port, demo: true, instances: 1, force: false });
  try {
    const browser = await openBrowser(executable, port + 40);
    try {
      const { url } = started.record;
      tell(await auditPages({ url, port: port + 40, pages, rounds }, (step) => console.log(step)));
    } finally {
      await browser.close();
    }
  } finally {
    await started.stop();
  }
} finally {
  await removeState(homeAt(home));
  await rm(folder, { recursive: true, force: true });
}
process.exit();

function tell(audited: Audited[]): void {
  const percent = (score: number) => (score * 100).toFixed(0);
  printTable([
    ['', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP s', 'CLS'],
    ['goal', '95', '100', '100', '100', '1.8', '0.02'],
    ...audited.map(({ page, scores, paintedAfterMs, shift }) => [
      page,
      ...scores.map(percent),
      (paintedAfterMs / 1000).toFixed(2),
      shift.toFixed(3),
    ]),
  ]);
  for (const { page, complaints } of audited)
    for (const complaint of complaints) console.log(`${page}: ${complaint}`);
}
