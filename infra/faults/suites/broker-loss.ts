import { beforeAll, expect, it } from 'vitest';
import { losses } from '../platform/broker-store.ts';
import type { PlatformUnderTest } from '../platform/platform-under-test.ts';
import { type BrokerLossReport, runBrokerLoss } from '../runs/run-broker-loss.ts';

const repetitions = losses.length;

/** The hire, while the broker's disk is lost in each way. */
export function brokerLossAt(open: () => PlatformUnderTest, seed: number) {
  let report: BrokerLossReport;
  beforeAll(async () => {
    report = await runBrokerLoss(open(), { repetitions, pace: 0.5, seed, tell: console.log });
  }, 400_000);

  it('loses nothing that was answered with success, and does nothing twice', {
    tags: ['once'],
  }, () => {
    expect(report.faults).toEqual([]);
  });

  it('had events in the store each time that it was lost', () => {
    expect(report.losses.map(({ loss }) => loss).sort()).toEqual([...losses].sort());
    expect(Math.min(...report.losses.map(({ underWay }) => underWay))).toBeGreaterThan(0);
  });
}
