import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Cents } from '../kernel/values.ts';

/** A slip of the finger costs no more than this. */
export const mostTipCents = 1_000_00;

export const Tip = z.strictObject({
  amountCents: Cents.min(1_00, 'A tip is at least $1').max(
    mostTipCents,
    'A tip is at most $1,000 at a time',
  ),
});

export const giveTip = endpoint({
  method: 'POST',
  url: '/services/:serviceId/tips',
  stakes: 'reach',
  reaches: ['serviceId'],
  idempotency: 'required',
  schema: {
    summary:
      'Begin to pay a tip for completed work between adults, as its client; all of it is the professional’s',
    params: z.object({ serviceId: z.uuid() }),
    body: Tip,
    response: { 201: z.object({ paymentId: z.uuid() }) },
  },
});
