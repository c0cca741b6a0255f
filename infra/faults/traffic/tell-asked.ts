import type { Asked } from './steady-load.ts';

/** Each wrong answer with how often it came; none where all was answered as expected. */
export function wrongOf(asked: Asked[]): string[] {
  const counts = new Map<string, number>();
  for (const { place, wrong } of asked)
    if (wrong) counts.set(`${place}: ${wrong}`, (counts.get(`${place}: ${wrong}`) ?? 0) + 1);
  return [...counts].map(([what, count]) => `${what} (${count} times)`);
}

/** How many there were, how long they took, and which took longest. */
export function tellAsked(asked: Asked[]): string {
  const sorted = asked.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
  const at = (share: number) => `${(sorted[Math.floor(share * sorted.length)] ?? 0).toFixed(0)} ms`;
  const slowest = [...asked]
    .sort((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, 5)
    .map(({ place, milliseconds }) => `${place} ${milliseconds.toFixed(0)} ms`);
  return [
    `${asked.length} requests, ${wrongOf(asked).length} kinds of wrong answers; ` +
      `p50 ${at(0.5)}, p99 ${at(0.99)}; slowest: ${slowest.join(', ')}`,
    ...wrongOf(asked).map((wrong) => `  ${wrong}`),
  ].join('\n');
}
