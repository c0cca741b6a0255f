import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCampaignConfig } from './config.ts';
import { type PlatformUnderTest, startPlatformUnderTest } from './platform-under-test.ts';
import { runForgedTokens } from './run-forged-tokens.ts';
import { forgedSummaryOf } from './tell-report.ts';

const { seed } = readCampaignConfig(1);
const tell = console.log;

describe('the auth server, as two processes', () => {
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
  }, 60_000);
});
