import { beforeAll, expect, it } from 'vitest';
import { checkInvariants, eventsUnderWay } from '../invariants/check-invariants.ts';
import type { PlatformUnderTest } from '../platform/platform-under-test.ts';
import { type RollingRestartReport, runRollingRestart } from '../runs/run-rolling-restart.ts';
import { wrongOf } from '../traffic/tell-asked.ts';

const mostPerSecond = 20;
const leastPerSecond = 10;

/** A rolling restart of everything under load, with two instances of each. */
export function rollingRestartAt(open: () => PlatformUnderTest, seed: number) {
  let report: RollingRestartReport;
  beforeAll(async () => {
    report = await runRollingRestart(open(), { rounds: 1, mostPerSecond, seed, tell: console.log });
  }, 300_000);

  it('fails no request', () => {
    expect(wrongOf(report.asked)).toEqual([]);
  });

  it('was under the load that it says, writes among it', () => {
    const { asked, meant, sent, hires } = report;
    expect(sent).toBeGreaterThan(0.95 * meant);
    // Below this the product is slow, and not the machine.
    expect(meant).toBeGreaterThan(leastPerSecond);
    expect(asked.filter(({ place }) => place.startsWith('POST')).length).toBeGreaterThan(
      0.1 * asked.length,
    );
    expect(hires).toBeGreaterThan(10);
  });

  it('leaves every event handled, and every rule unbroken', {
    tags: ['once'],
    timeout: 60_000,
  }, async () => {
    const { databaseUrl, layout } = open();
    // An acknowledgement or a delivery that got lost between a broker and an instance that left: `ack_wait` is 30 s.
    await expect.poll(() => eventsUnderWay(databaseUrl, layout), { timeout: 45_000 }).toBe(0);
    expect(await checkInvariants(databaseUrl, layout, 'quiet')).toEqual([]);
  });
}
