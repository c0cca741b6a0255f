import { beforeAll, expect, it } from 'vitest';
import { type PlatformUnderTest, victims } from '../platform/platform-under-test.ts';
import { type CampaignReport, runCampaign } from '../runs/run-campaign.ts';
import { faultsOf, summaryOf } from '../runs/tell-report.ts';

interface Size {
  kills: number;
  seed: number;
}

/** The hire, while each process is killed again and again. */
export function hireAt(open: () => PlatformUnderTest, { kills, seed }: Size) {
  let report: CampaignReport;
  beforeAll(async () => {
    report = await runCampaign(open(), {
      kills,
      seed,
      restEvery: kills,
      longestPause: 500,
      tell: console.log,
    });
    console.log(summaryOf(report));
  }, 600_000);

  it('loses nothing that was answered with success, and does nothing twice', {
    tags: ['once'],
  }, () => {
    expect(faultsOf(report)).toEqual([]);
  });

  it('goes on hiring, and every process was killed and came back', () => {
    expect(report.hires).toBeGreaterThan(kills * victims.length);
    expect(report.victims.map((victim) => victim.kills)).toEqual(victims.map(() => kills));
  });
}
