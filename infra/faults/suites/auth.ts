import { expect, it } from 'vitest';
import type { PlatformUnderTest } from '../platform/platform-under-test.ts';
import { runForgedTokens } from '../runs/run-forged-tokens.ts';
import { runParallelRefreshes } from '../runs/run-parallel-refreshes.ts';
import { forgedSummaryOf, refreshSummaryOf } from '../runs/tell-report.ts';

const tell = console.log;

/** The auth server, as two processes. */
export function authAt(open: () => PlatformUnderTest, seed: number) {
  it('and the services behind it let nobody in by any of 1,000 forged tokens', async () => {
    const report = await runForgedTokens(open(), 1_000, { seed, tell });
    console.log(forgedSummaryOf(report));
    expect(report.faults).toEqual([]);
    expect(report.tokens).toBe(1_000);
  }, 180_000);

  it('advance a token once that 50 ask to renew together, sign nobody out, and end a family whose ancestor comes back', async () => {
    const size = { sessions: 15, renewals: 50 };
    const report = await runParallelRefreshes(open(), size, tell);
    console.log(refreshSummaryOf(report));
    expect(report.faults).toEqual([]);
    expect(report).toMatchObject({ sessions: 15, renewed: 750, ended: 15 });
  }, 180_000);
}
