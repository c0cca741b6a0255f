import { describe, expect, it } from 'vitest';
import {
  client,
  completed,
  heldWork,
  now,
  professional,
  refusal,
  stranger,
  work,
} from '../../../test/work.ts';
import * as PaidOutside from './paid-outside.ts';

describe('a payment outside', () => {
  const mark = (service = work(completed), by = client) => PaidOutside.mark(service, by, now);

  it('is told of completed work that nothing is held of', () => {
    expect(mark()).toEqual(work({ ...completed, paidOutsideAt: now }));
  });

  it.each([
    ['by the professional', () => mark(work(completed), professional), 'not_the_client'],
    ['by a stranger', () => mark(work(completed), stranger), 'service_not_found'],
    ['in a dispute', () => mark(work({ ...completed, isDisputed: true })), 'service_disputed'],
    ['before the work is completed', () => mark(work()), 'service_not_completed'],
    [
      'a second time',
      () => mark(work({ ...completed, paidOutsideAt: now })),
      'paid_outside_already',
    ],
    [
      'where a part is held',
      () => mark(work({ ...completed, escrowedAmountCents: 1 })),
      'nothing_to_fund',
    ],
    ['where all is held', () => mark(heldWork(completed)), 'nothing_to_fund'],
  ])('is refused %s', (_, act, code) => {
    expect(act).toThrow(refusal(code));
  });
});
