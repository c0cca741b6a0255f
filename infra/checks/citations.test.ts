import { expect, it } from 'vitest';
import { decisionsIn, lostCitations } from './citations.ts';

const decisions = decisionsIn(
  ['0054-backups.md', 'README.md', 'product.md'],
  '# Product\n| # | Hole | Resolution |\n|---|---|---|\n| 117 | Words | All of them |\n',
);

it.each([
  'A gate weighs words (D-117).',
  '[decision 0054](decisions/0054-backups.md) says how.',
  'A good decision: 5 tests.',
])('lets "%s" stand', (text) => {
  expect(lostCitations(text, decisions)).toEqual([]);
});

it.each([
  ['(D-118)', 'D-118 is no row of product.md'],
  ['decision 0055', 'there is no record 0055'],
  ['decisions 0054 and 0056', 'there is no record 0056'],
  ['Decision 54 has it', '"decision 54" is cited as D-54 or by the four digits of a record'],
  [
    'as decided\n * (decision\n * 117)',
    '"decision 117" is cited as D-117 or by the four digits of a record',
  ],
])('refuses "%s"', (text, why) => {
  expect(lostCitations(text, decisions)).toEqual([why]);
});
