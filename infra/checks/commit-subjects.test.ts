import { expect, it } from 'vitest';
import { faultsOfSubjects } from './commit-subjects.ts';

it.each([
  'fix(web): a given ticket says where its new copy went',
  'feat(client-services)!: a payout names its account',
  `test: ${'x'.repeat(66)}`,
])('%s is a subject', (subject) => {
  expect(faultsOfSubjects([subject])).toEqual([]);
});

it.each([
  ['73 characters', `test: ${'x'.repeat(67)}`, 'has 73 of 72 characters'],
  ['no kind of change', 'A given ticket says where it went', 'does not begin'],
  ['an unknown kind of change', 'update: a given ticket', 'does not begin'],
  ['a kind of change alone', 'fix(web):', 'does not begin'],
])('a subject with %s is refused', (_fault, subject, said) => {
  expect(faultsOfSubjects([subject])).toEqual([expect.stringContaining(said)]);
});
