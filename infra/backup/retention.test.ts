import { describe, expect, it } from 'vitest';
import { outlived } from './retention.ts';

const daily = (from: string, count: number) =>
  Array.from({ length: count }, (_, at) => new Date(Date.parse(from) + at * 86_400_000));
const keptOf = (times: Date[], retention = { days: 7, weeks: 4 }) => {
  const gone = new Set(outlived(times, retention));
  return times.filter((time) => !gone.has(time)).map((time) => time.toISOString().slice(0, 13));
};

describe('which backups are kept', () => {
  it.each<[string, Date[], string[]]>([
    ['the only one, however old', daily('2020-01-01T02:00Z', 1), ['2020-01-01T02']],
    [
      'of a month the last seven days and the last of four weeks',
      daily('2026-03-01T02:00Z', 30),
      [
        '2026-03-11T02',
        '2026-03-18T02',
        '2026-03-24T02',
        '2026-03-25T02',
        '2026-03-26T02',
        '2026-03-27T02',
        '2026-03-28T02',
        '2026-03-29T02',
        '2026-03-30T02',
      ],
    ],
    [
      'of a day the last',
      ['2026-03-01T02:00Z', '2026-03-01T14:00Z'].map((time) => new Date(time)),
      ['2026-03-01T14'],
    ],
  ])('%s', (_, times, kept) => {
    expect(keptOf(times)).toEqual(kept);
  });
});
