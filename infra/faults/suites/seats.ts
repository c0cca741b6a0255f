import { expect, it } from 'vitest';
import type { PlatformUnderTest } from '../platform/platform-under-test.ts';
import { runSeats, seatsSummaryOf } from '../runs/run-seats.ts';

/** Two processes sell events, while one of them is killed. */
export function seatsAt(open: () => PlatformUnderTest, seed: number) {
  it('sells no seat twice: of 10 events, each with three times as many at once as it has seats [EVT-62, D-69]', async () => {
    const size = { events: 10, killEvery: 3 };
    const report = await runSeats(open(), size, { seed, tell: console.log });
    console.log(seatsSummaryOf(report));
    expect(report.faults).toEqual([]);
    expect(report).toMatchObject({ events: 10, killed: 3 });
  }, 180_000);
}
