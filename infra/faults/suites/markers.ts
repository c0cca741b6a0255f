import { beforeAll, expect, it } from 'vitest';
import type { PlatformUnderTest } from '../platform/platform-under-test.ts';
import { type MarkersReport, runMarkers, tellMarkers } from '../runs/run-markers.ts';

const calls = 3_000;
/** The same walk each time; other ones are the campaign's to find. */
const seed = 26;

/** Adults, children, guardians and organizers do at random what they can, over all services. */
export function markersAt(open: () => PlatformUnderTest) {
  let report: MarkersReport;
  beforeAll(async () => {
    report = await runMarkers(open(), calls, { seed, tell: console.log });
    console.log(tellMarkers(report));
  }, 600_000);

  it('shows nobody a name, text, picture or address that is not theirs to meet [D-117, D-118]', {
    tags: ['once'],
  }, () => {
    expect(report.findings).toEqual([]);
  });

  it('went everywhere', () => {
    const taken = Object.entries(report.acts).filter(([, [count]]) => count > 0);
    expect(taken.length).toBeGreaterThan(35);
    expect(report.owed).toBeGreaterThan(10);
    expect(report.mails).toBeGreaterThan(50);
  });
}
