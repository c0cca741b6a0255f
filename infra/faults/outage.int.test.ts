import { beforeAll, describe, expect, it } from 'vitest';
import { readCampaignConfig } from './config.ts';
import { catchesUpWithin, type OutageReport, runOutage } from './run-outage.ts';
import { objectStoreAt } from './suites/object-store.ts';
import { sharedPlatform } from './suites/shared-platform.ts';
import { wrongOf } from './tell-asked.ts';

const { seed } = readCampaignConfig(1);

describe('a platform', () => {
  const open = sharedPlatform(1, seed);

  describe('whose NATS, mail server and object store stand still for 18 s under load', () => {
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
  });

  describe('and its object store', () => objectStoreAt(open));
});
