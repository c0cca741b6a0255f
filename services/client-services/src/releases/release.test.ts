import { expect, it } from 'vitest';
import * as Escrow from '../escrow/escrow.ts';
import type { Service } from '../services/service.ts';
import * as Release from './release.ts';

const payee = { payeeId: 'professional' };
const funded = (cents: number) =>
  ({
    id: 'service',
    clientId: 'client',
    professionalId: 'professional',
    feeBps: 1_000,
    status: 'completed',
    paymentStatus: 'escrowed',
    isDisputed: false,
    totalAmountCents: cents,
    escrowedAmountCents: cents,
    releasedAmountCents: 0,
  }) as Service;

it.each([
  { cents: 10_005, parts: [3_335, 3_335, 3_335], fees: [334, 333, 334] },
  { cents: 10_005, parts: [10_005], fees: [1_001] },
  { cents: 15, parts: [5, 5, 5], fees: [1, 0, 1] },
  { cents: 9, parts: [4, 4], fees: [1, 0] },
])('of $cents cents $parts go back, with the fees $fees in all', ({ cents, parts, fees }) => {
  const released = Escrow.release(funded(cents), null, payee);
  let service = released.service;
  const given = parts.map((part) => {
    const refunded = Release.refund(service, part, { ...payee, balanceCents: cents });
    service = refunded.service;
    return refunded.feeCents;
  });
  expect(given.toSorted()).toEqual(fees.toSorted());
  if (service.releasedAmountCents === 0)
    expect(given.reduce((sum, fee) => sum + fee, 0)).toBe(released.feeCents);
});
