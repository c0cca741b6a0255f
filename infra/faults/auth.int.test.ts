import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCampaignConfig } from './config.ts';
import { type PlatformUnderTest, startPlatformUnderTest } from './platform-under-test.ts';
import { runForgedTokens } from './run-forged-tokens.ts';
import { runParallelRefreshes } from './run-parallel-refreshes.ts';
import { forgedSummaryOf, refreshSummaryOf } from './tell-report.ts';

const { seed } = readCampaignConfig(1);
const tell = console.log;

describe('the auth server, as two processes', { tags: ['once'] }, () => {
  let platform: PlatformUnderTest;
  beforeAll(async () => {
    console.log(`FAULT_SEED=${seed}`);
    platform = await startPlatformUnderTest(2);
  }, 120_000);
  afterAll(() => platform?.stop(), 60_000);

  it('and the services behind it let nobody in by any of 2,000 forged tokens', async () => {
    const report = await runForgedTokens(platform, 2_000, { seed, tell });
    console.log(forgedSummaryOf(report));
    expect(report.faults).toEqual([]);
    expect(report.tokens).toBe(2_000);
  }, 180_000);

  it('advance a token once that 50 ask to renew together, sign nobody out, and end a family whose ancestor comes back', async () => {
    const size = { sessions: 50, renewals: 50 };
    const report = await runParallelRefreshes(platform, size, tell);
    console.log(refreshSummaryOf(report));
    expect(report.faults).toEqual([]);
    expect(report).toMatchObject({ sessions: 50, renewed: 2_500, ended: 50 });
  }, 180_000);
});
