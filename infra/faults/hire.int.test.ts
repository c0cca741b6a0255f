import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCampaignConfig } from './config.ts';
import { type PlatformUnderTest, startPlatformUnderTest, victims } from './platform-under-test.ts';
import { type CampaignReport, runCampaign } from './run-campaign.ts';
import { faultsOf, summaryOf } from './tell-report.ts';

const config = readCampaignConfig(5);

describe('the hire, while each process is killed again and again', () => {
  let platform: PlatformUnderTest;
  let report: CampaignReport;

  beforeAll(async () => {
    console.log(`FAULT_SEED=${config.seed}`);
    platform = await startPlatformUnderTest();
    report = await runCampaign(platform, { ...config, restEvery: config.kills, tell: console.log });
    console.log(summaryOf(report));
  }, 600_000);
  afterAll(async () => {
    const logs = await platform?.stop({ logs: !report || faultsOf(report).length > 0 });
    if (logs) console.log(`The logs are kept in ${logs}.`);
  }, 60_000);

  it('loses nothing that was answered with success, and does nothing twice', {
    tags: ['once'],
  }, () => {
    expect(faultsOf(report)).toEqual([]);
  });

  it('goes on hiring, and every process was killed and came back', () => {
    expect(report.hires).toBeGreaterThan(config.kills * victims.length);
    expect(report.victims.map(({ kills }) => kills)).toEqual(victims.map(() => config.kills));
  });
});
