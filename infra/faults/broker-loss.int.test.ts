import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { losses } from './broker-store.ts';
import { readCampaignConfig } from './config.ts';
import { type PlatformUnderTest, startPlatformUnderTest } from './platform-under-test.ts';
import { type BrokerLossReport, runBrokerLoss } from './run-broker-loss.ts';

const { seed } = readCampaignConfig(1);
const repetitions = losses.length;

describe("the hire, while the broker's disk is lost again and again", () => {
  let platform: PlatformUnderTest;
  let report: BrokerLossReport;

  beforeAll(async () => {
    console.log(`FAULT_SEED=${seed}`);
    platform = await startPlatformUnderTest();
    report = await runBrokerLoss(platform, { repetitions, seed, tell: console.log });
  }, 400_000);
  afterAll(async () => {
    const logs = await platform?.stop({ logs: !report || report.faults.length > 0 });
    if (logs) console.log(`The logs are kept in ${logs}.`);
  }, 60_000);

  it('loses nothing that was answered with success, and does nothing twice', {
    tags: ['once'],
  }, () => {
    expect(report.faults).toEqual([]);
  });

  it('had events in the store each time that it was lost', () => {
    expect(report.losses.map(({ loss }) => loss).sort()).toEqual([...losses].sort());
    expect(Math.min(...report.losses.map(({ underWay }) => underWay))).toBeGreaterThan(0);
  });
});
