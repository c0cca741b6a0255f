/** Milliseconds since 1970: when something was, and when it is told to have been. */
export type Point = [real: number, told: number];

export interface Step {
  daysAgo: number;
  run(): Promise<void>;
}

const hourMs = 60 * 60 * 1000;
export const dayMs = 24 * hourMs;

/** Eight in the morning in the middle of the country, in UTC. */
const morning = 14 * hourMs;
/** The hours in which people act, of 24. */
const awake = 11 / 24;

/** So many days before, at an hour when people are awake: each day and its night are told as the day alone, in their order. */
export function toldAt(now: number, daysAgo: number): number {
  const moment = now - daysAgo * dayMs;
  const sinceMorning = (moment - morning) % dayMs;
  return Math.round(moment - sinceMorning + sinceMorning * awake);
}

/**
 * Does the steps in the order of their days, and gives the points between which time is to be stretched: what a step made
 * belongs to its day, and whatever came after it in truth comes after it as it is told. From the last point on nothing is.
 */
export async function live(steps: Step[], now = Date.now): Promise<Point[]> {
  const begun = now();
  const points: Point[] = [];
  for (const { daysAgo, run } of steps.toSorted((one, other) => other.daysAgo - one.daysAgo)) {
    const real = now();
    const [, before] = points.at(-1) ?? [0, 0];
    const told = Math.max(toldAt(begun, daysAgo), before);
    await run();
    const end = now();
    points.push([real, told], [end, told + end - real]);
  }
  const end = now();
  return [...points, [end, end]];
}
