import { describe, expect, it } from 'vitest';
import { client, now, professional, refusal, stranger, work } from '../../test/work.ts';
import type { Service } from '../services/service.ts';
import * as WorkContract from './contract.ts';

const agreed = work({
  title: 'Replace the kitchen faucet',
  description: 'The old one is removed.',
  totalAmountCents: 42_000,
  deadline: '2026-12-05',
  deadlineTimeZone: 'America/New_York',
});
const milestones = [{ title: 'Deposit', amountCents: 10_000, dueOn: '2026-11-30' }];
const terms = WorkContract.termsOf(agreed, milestones);
const textOf = (draft: WorkContract.Draft | undefined) =>
  draft?.sections.map(({ heading, text }) => `${heading}: ${text}`).join('\n') ?? '';

const due = WorkContract.draftOf(agreed, terms, undefined);
const draft = WorkContract.requireRead(due, due?.textHash ?? '');
const sides = { id: 'contract', serviceId: 'service', professionalId: 'professional' };
const offered = WorkContract.offer(draft, { ...sides, offeredBy: 'professional' }, now);
const signed = WorkContract.sign(offered, 'client', terms, now);

describe('the text of a contract', () => {
  it.each([
    'Replace the kitchen faucet\nThe old one is removed.',
    'The price is $420.00.',
    'Deposit: $100.00, due November 30, 2026',
    'by December 5, 2026 (America/New_York)',
    'pays 25% of what is not released yet',
  ])('says “%s”', (words) => {
    expect(textOf(draft)).toContain(words);
  });

  it('has another hash with each other word', () => {
    const other = WorkContract.termsOf(
      { ...agreed, description: 'The old one stays.' },
      milestones,
    );
    expect(WorkContract.draftOf(agreed, other, undefined)?.textHash).not.toBe(draft.textHash);
    expect(draft.textHash).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('an amendment', () => {
  const amended = (given: Partial<Service>) => {
    const service = { ...agreed, ...given };
    return WorkContract.draftOf(service, WorkContract.termsOf(service, []), signed);
  };

  it.each<[string, Partial<Service>, string[], string[]]>([
    [
      'the price',
      { totalAmountCents: 50_000 },
      ['The price is $500.00. It was $420.00.'],
      ['deadline'],
    ],
    [
      'the deadline',
      { deadline: '2026-12-12' },
      ['by December 12, 2026 (America/New_York). It was December 5, 2026.'],
      ['price'],
    ],
    [
      'a deadline that was taken away',
      { deadline: null, deadlineTimeZone: null },
      ['No deadline is agreed on. It was December 5, 2026.'],
      ['price'],
    ],
  ])('says what changed alone: %s', (_what, given, said, unsaid) => {
    const text = textOf(amended(given));
    for (const words of said) expect(text).toContain(words);
    for (const word of unsaid) expect(text).not.toContain(word);
    expect(amended(given)?.kind).toBe('amendment');
  });

  it.each<[string, Partial<Service>]>([
    ['nothing changed', {}],
    ['the work was cancelled', { totalAmountCents: 1, status: 'cancelled' }],
  ])('is none where %s', (_why, given) => {
    expect(amended(given)).toBeUndefined();
  });
});

describe('a signature', () => {
  it('of the second side ends the wait', () => {
    expect(signed).toMatchObject({ status: 'signed', answeredAt: now });
  });

  it.each([
    [
      'of who signed first',
      () => WorkContract.sign(offered, 'professional', terms, now),
      'own_contract',
    ],
    [
      'of a text that was answered',
      () => WorkContract.sign(signed, 'client', terms, now),
      'contract_answered',
    ],
    [
      'of terms that changed meanwhile',
      () => WorkContract.sign(offered, 'client', { ...terms, totalCents: 1 }, now),
      'contract_changed',
    ],
    ['of another text', () => WorkContract.requireRead(draft, '0'.repeat(64)), 'contract_changed'],
    ['of no text', () => WorkContract.requireRead(undefined, draft.textHash), 'contract_not_due'],
    ['of a stranger', () => WorkContract.requireParty(agreed, stranger), 'service_not_found'],
    ['where one is a child', () => WorkContract.requireOfAdults(true), 'contracts_of_adults'],
  ])('%s is refused', (_what, act, code) => {
    expect(act).toThrow(refusal(code));
  });

  it('holds though a milestone was paid and another one planned', () => {
    const other = WorkContract.termsOf(agreed, []);
    expect(WorkContract.sign(offered, 'client', other, now).status).toBe('signed');
  });

  it.each([
    ['client', client],
    ['professional', professional],
  ])('is the one of the %s', (party, by) => {
    expect(WorkContract.requireParty(agreed, by)).toBe(party);
  });
});
