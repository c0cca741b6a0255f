import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.ts';
import { readTestConfig } from './config.ts';
import { freePortBlock } from './free-ports.ts';
import { type Outcome, program, tool } from './step.ts';
import type { Count } from './vitest-run.ts';

/** Starts a platform of its own, runs the journeys against it, and removes it. `only` narrows by file name. */
export async function runJourneys(only: string[] = []): Promise<Outcome & { count: Count }> {
  const browser = await findBrowser();
  const folder = await mkdtemp(join(tmpdir(), 'sidework-e2e-'));
  const port = await freePortBlock();
  const platform = {
    SIDEWORK_HOME: join(folder, 'home'),
    SIDEWORK_PORT: String(port),
    SIDEWORK_DEMO: readTestConfig().demo ? '1' : '0',
    FORCE: '1',
  };
  const command = (name: string) => program(process.execPath, [`infra/local/${name}.ts`], platform);
  const onSignal = () => void command('reset').finally(() => process.exit(1));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, onSignal);
  try {
    const up = await command('up');
    if (!up.passed) return { ...up, count: { passed: 0, failed: 1, skipped: 0 } };
    const report = join(folder, 'report.json');
    const outcome = await tool(
      'playwright',
      ['test', '--config', 'infra/checks/playwright.config.ts', ...only],
      {
        SIDEWORK_URL: `http://localhost:${port}`,
        SIDEWORK_MAILBOX_URL: `http://127.0.0.1:${port + 34}`,
        SIDEWORK_BROWSER: browser,
        SIDEWORK_REPORT: report,
      },
    );
    return { ...outcome, count: await countOf(report, outcome.passed) };
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, onSignal);
    await command('reset');
    await rm(folder, { recursive: true, force: true });
  }
}

async function countOf(report: string, passed: boolean): Promise<Count> {
  const text = await readFile(report, 'utf8').catch(() => '{}');
  const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = JSON.parse(text).stats ?? {};
  // A run can fail without a failing test: a file that does not load.
  return {
    passed: expected + flaky,
    failed: passed ? unexpected : Math.max(1, unexpected),
    skipped,
  };
}
