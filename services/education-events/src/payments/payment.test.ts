import { describe, expect, it } from 'vitest';
import { answer, type Payment, refund } from './payment.ts';

const now = new Date('2031-05-01T10:00:00Z');
const asked: Payment = {
  id: 'd7a4c1de-0000-4000-8000-000000000001',
  subjectKind: 'enrollment',
  subjectId: 'd7a4c1de-0000-4000-8000-000000000002',
  payerId: 'd7a4c1de-0000-4000-8000-000000000003',
  amountCents: 2_500,
  status: 'requested',
  requestedAt: new Date('2031-05-01T09:00:00Z'),
  answeredAt: null,
};

describe('a payment', () => {
  it.each(['succeeded', 'failed'] as const)('is answered once that it %s', (status) => {
    expect(answer(asked, status, now)).toEqual({ ...asked, status, answeredAt: now });
  });

  it.each(['succeeded', 'failed', 'refund_requested', 'refunded'] as const)(
    'takes no further answer when it is %s',
    (status) => {
      expect(answer({ ...asked, status }, 'succeeded', now)).toBeUndefined();
    },
  );

  it('is refunded as client-services says', () => {
    expect(refund({ ...asked, status: 'refund_requested' }).status).toBe('refunded');
  });
});
