import { expect, it } from 'vitest';
import { dayMs, live, type Point, toldAt } from './timeline.ts';

/** A clock that each look moves on by a millisecond. */
function aClock(begun: number) {
  let at = begun - 1;
  return () => ++at;
}

const begun = Date.UTC(2026, 10, 21, 12);
const days = (points: Point[]) => points.map(([, told]) => (told - begun) / dayMs);

it('does the steps in the order of their days, whatever the order that they are written in', async () => {
  const done: string[] = [];
  const step = (name: string, daysAgo: number) => ({
    daysAgo,
    run: async () => void done.push(name),
  });
  await live([step('hired', 3), step('posted', 9), step('done', 1)], aClock(begun));
  expect(done).toEqual(['posted', 'hired', 'done']);
});

it('tells each step on its day, and what comes after the last as it was', async () => {
  const run = async () => {};
  const points = await live(
    [
      { daysAgo: 9, run },
      { daysAgo: 3, run },
    ],
    aClock(begun),
  );
  expect(days(points).map(Math.round)).toEqual([-9, -9, -3, -3, 0]);
  const [real, told] = points.at(-1) ?? [];
  expect(told).toBe(real);
});

it('tells nothing before what came before it, and nothing of the future', async () => {
  let at = begun;
  const slow = async () => {
    at += dayMs;
  };
  const steps = [2.1, 2, 1.9].map((daysAgo) => ({ daysAgo, run: slow }));
  const points = await live(steps, () => at);
  const told = points.map(([, moment]) => moment);
  expect(told).toEqual(told.toSorted((one, other) => one - other));
  for (const [real, moment] of points) expect(moment).toBeLessThanOrEqual(real);
});

it('tells what was at night by day, in its order and not after it was', () => {
  const moments = Array.from({ length: 72 }, (_, hour) => begun - dayMs * 3 + (hour * dayMs) / 24);
  const told = moments.map((moment) => toldAt(begun, (begun - moment) / dayMs));
  expect(told).toEqual(told.toSorted((one, other) => one - other));
  for (const [at, moment] of told.entries()) {
    expect(moment).toBeLessThanOrEqual(moments[at] ?? 0);
    const hour = new Date(moment).toLocaleString('en-US', {
      hour: '2-digit',
      hourCycle: 'h23',
      timeZone: 'America/Chicago',
    });
    expect(Number(hour)).toBeGreaterThanOrEqual(8);
    expect(Number(hour)).toBeLessThan(19);
  }
});
