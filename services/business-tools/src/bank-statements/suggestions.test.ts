import { expect, it } from 'vitest';
import type { ReadRow } from './read-statement.ts';
import { type KnownEntry, suggest } from './suggestions.ts';

const row = (day: string, amountCents: number, fingerprint: string, number = 1): ReadRow => ({
  number,
  line: number,
  day,
  description: 'Coffee',
  amountCents,
  fingerprint,
});
const entry = (day: string, fingerprint: string | null = null): KnownEntry => ({
  day,
  amountCents: -450,
  fingerprint,
});
const reasons = (rows: ReadRow[], entries: KnownEntry[], fingerprints: string[] = []) =>
  suggest(rows, { fingerprints: new Set(fingerprints), rules: [], payouts: [], entries }).map(
    ({ reason }) => reason,
  );

it('knows the row of another file by the entry that was imported for it', () => {
  const rows = [row('2026-05-12', -450, 'ofx'), row('2026-05-12', -450, 'ofx of another')];
  expect(reasons(rows, [entry('2026-05-11', 'csv')], ['csv'])).toEqual(['same_entry', 'none']);
});

it('leaves an entry to the row of its own fingerprint, wherever that stands in the file', () => {
  const rows = [row('2026-05-12', -450, 'new'), row('2026-05-11', -450, 'old')];
  expect(reasons(rows, [entry('2026-05-11', 'old')], ['old'])).toEqual(['none', 'imported_before']);
});

it('gives each entry to the row that is nearest to its day', () => {
  const days = ['2026-05-14', '2026-05-13', '2026-05-12', '2026-05-11'];
  const rows = days.map((day) => row(day, -450, `ofx ${day}`));
  const entries = ['2026-05-11', '2026-05-12', '2026-05-13'].map((day) => entry(day, day));
  expect(reasons(rows, entries)).toEqual(['none', 'same_entry', 'same_entry', 'same_entry']);
});

it('folds each row and each rule once, and finds words without their accents', () => {
  let reads = 0;
  const rules = Array.from({ length: 200 }, (_, index) => ({
    words: `CAF\u00c9 ${index}`,
    isMoneyIn: false,
    choice: 'Supplies' as const,
  }));
  const rows = Array.from({ length: 50 }, (_, number) => ({
    ...row('2026-05-12', -450, `${number}`),
    get description() {
      reads += 1;
      return 'Cafe 199 downtown';
    },
  }));
  const suggested = suggest(rows, { fingerprints: new Set(), rules, payouts: [], entries: [] });
  expect(new Set(suggested.map(({ suggestion }) => suggestion))).toEqual(new Set(['Supplies']));
  expect(reads).toBeLessThanOrEqual(50 * 3);
});
