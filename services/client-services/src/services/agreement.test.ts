import { describe, expect, it } from 'vitest';
import { client, completed, now, professional, refusal, stranger, work } from '../../test/work.ts';
import * as Agreement from './agreement.ts';

const proposed = work({ agreement: 'proposed', agreedAt: null });
const agreed = { ...proposed, agreement: 'accepted', agreedAt: now };

describe('a service that a professional proposed', () => {
  it('is agreed to by any act of its client', () => {
    expect(Agreement.agreedBy(proposed, client, now)).toEqual(agreed);
  });

  it.each([
    ['an act of its professional', proposed, professional],
    ['an act of a stranger', proposed, stranger],
    ['a later act of its client', work(), client],
    ['an act on one that was declined', work({ agreement: 'declined' }), client],
  ])('stays what it is with %s', (_, service, by) => {
    expect(Agreement.agreedBy(service, by, now)).toBe(service);
  });

  it('is accepted once by the word of its client', () => {
    const accepted = Agreement.accept(proposed, client, now);
    expect(accepted).toEqual(agreed);
    expect(Agreement.accept(accepted, client, new Date(0))).toBe(accepted);
  });

  it.each([
    ['not_started', 'not_started', 0],
    ['halfway', 'halfway', 50],
    ['near_completion', 'near_completion', 75],
  ] as const)('is declined at %s and keeps its stage', (progressStage, stage, percentage) => {
    const service = { ...proposed, progressStage };
    expect(Agreement.decline(service, client)).toEqual({
      ...service,
      agreement: 'declined',
      status: 'cancelled',
      paymentStatus: 'cancelled',
      progressStage: stage,
      progressPercentage: percentage,
    });
  });

  it('goes back one stage where it is declined after it was completed', () => {
    expect(Agreement.decline({ ...proposed, ...completed }, client)).toMatchObject({
      status: 'cancelled',
      progressStage: 'near_completion',
      progressPercentage: 75,
      completedAt: null,
    });
  });

  it('is declined again without a change', () => {
    const declined = Agreement.decline(proposed, client);
    expect(Agreement.decline(declined, client)).toBe(declined);
  });

  it.each([
    ['accept', () => Agreement.accept(proposed, professional, now), 'not_the_client'],
    ['accept', () => Agreement.accept(proposed, stranger, now), 'service_not_found'],
    [
      'accept',
      () => Agreement.accept(work({ agreement: 'declined' }), client, now),
      'service_declined',
    ],
    ['decline', () => Agreement.decline(proposed, professional), 'not_the_client'],
    ['decline', () => Agreement.decline(proposed, stranger), 'service_not_found'],
    ['decline', () => Agreement.decline(work(), client), 'service_agreed'],
  ])('refuses to %s: %#', (_, act, code) => {
    expect(act).toThrow(refusal(code));
  });
});
