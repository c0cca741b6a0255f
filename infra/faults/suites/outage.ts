import { beforeAll, expect, it } from 'vitest';
import type { PlatformUnderTest } from '../platform/platform-under-test.ts';
import { catchesUpWithin, type OutageReport, runOutage } from '../runs/run-outage.ts';
import { wrongOf } from '../traffic/tell-asked.ts';

/** NATS, the mail server and the object store stand still for 18 s under load. */
export function outageAt(open: () => PlatformUnderTest, seed: number) {
  let report: OutageReport;
  beforeAll(async () => {
    report = await runOutage(open(), { stands: 18_000, seed, tell: console.log });
  }, 200_000);

  it('fails no request, be it one whose events or mails must wait', () => {
    expect(wrongOf(report.asked)).toEqual([]);
    expect(report.hiresMeanwhile).toBeGreaterThan(10);
  });

  it('refuses uploads with a reason, leaves the rest alone, and no orphan behind', () => {
    expect(report.store.faults).toEqual([]);
  });

  it('is named by the health of every service, which stays ready', () => {
    expect(report.silent).toEqual([]);
  });

  it('takes no write of a child or towards one on news that are older than 2 s, and each once it is back', () => {
    expect(report.children.faults).toEqual([]);
  });

  it('has caught up within 30 s after their return', () => {
    expect(report.handledAfter).toBeLessThan(catchesUpWithin);
    expect(report.mailedAfter).toBeLessThan(catchesUpWithin);
  });

  it('loses nothing and does nothing twice', { tags: ['once'] }, () => {
    expect(report.broken).toEqual([]);
  });
}
