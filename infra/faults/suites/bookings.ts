import { expect, it } from 'vitest';
import type { PlatformUnderTest } from '../platform/platform-under-test.ts';
import { bookingsSummaryOf, runBookings } from '../runs/run-bookings.ts';

/** Two processes take bookings of the same times. */
export function bookingsAt(open: () => PlatformUnderTest, seed: number) {
  it('books no time twice: of 20 times, each asked for by five at once', async () => {
    const size = { times: 20, peopleEach: 5 };
    const report = await runBookings(open(), size, { seed, tell: console.log });
    console.log(bookingsSummaryOf(report));
    expect(report).toMatchObject({ booked: 20, refused: 80, faults: [] });
  }, 180_000);
}
