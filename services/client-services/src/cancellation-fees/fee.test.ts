import type { Actor } from '@sidework/chassis/http/actor';
import { expect, it } from 'vitest';
import type { Service } from '../services/service.ts';
import * as Fee from './fee.ts';

const [client, professional, stranger] = ['client', 'professional', 'stranger'].map(
  (id) => ({ id }) as Actor,
) as [Actor, Actor, Actor];
const service = {
  clientId: 'client',
  professionalId: 'professional',
  escrowedAmountCents: 0,
} as Service;
const owed = {
  payer: 'professional',
  amountCents: 1_000,
  settledCents: 200,
  settlement: 'due',
} as Fee.Fee;
const fromClient: Fee.Fee = { ...owed, payer: 'client' };

it('asks a party for what is left of a fee that is due', () => {
  expect(Fee.requireDue(owed, service, client)).toBe(owed);
  expect(Fee.leftToSettle(owed)).toBe(800);
});

it.each([
  ['a stranger', owed, service, stranger, 'service_not_found'],
  ['no fee', undefined, service, client, 'fee_not_due'],
  ['a fee that was waived', { ...owed, settlement: 'waived' }, service, client, 'fee_not_due'],
  ['a fee that is held', owed, { ...service, escrowedAmountCents: 1 }, client, 'fee_not_due'],
] as const)('refuses %s', (_what, fee, work, by, code) => {
  expect(() => Fee.requireDue(fee, work, by)).toThrow(expect.objectContaining({ code }));
});

it.each([
  ['the client gives up the fee of a professional', owed, client, 'waived'],
  ['the professional gives up the fee of a client', fromClient, professional, 'waived'],
] as const)('%s', (_what, fee, by, settlement) => {
  expect(Fee.waive(fee, service, by)).toEqual({ ...fee, settlement });
});

it.each([
  [owed, professional],
  [fromClient, client],
])('lets nobody give up a fee that they owe', (fee, by) => {
  expect(() => Fee.waive(fee, service, by)).toThrow(
    expect.objectContaining({ code: 'not_owed_to_you' }),
  );
});

it('is paid by the professional who owes it alone', () => {
  expect(() => Fee.requirePayer(owed, service, professional)).not.toThrow();
  for (const [fee, by] of [[owed, client] as const, [fromClient, client] as const])
    expect(() => Fee.requirePayer(fee, service, by)).toThrow(
      expect.objectContaining({ code: 'not_owed_by_you' }),
    );
});

it.each([
  ['collected whole', Fee.collect(owed), 1_000, 'settled'],
  ['released in part', Fee.release(owed, 300), 500, 'due'],
  ['released whole', Fee.release(owed, 800), 1_000, 'settled'],
  ['decided for the professional', Fee.decide(owed, 900), 1_000, 'settled'],
  ['decided for the client', Fee.decide(owed, 0), 200, 'waived'],
])('is settled as it was %s', (_what, fee, settledCents, settlement) => {
  expect(fee).toEqual({ ...owed, settledCents, settlement });
});

it('stays as it is where a moderator decides after it was settled', () => {
  const settled = Fee.collect(owed);
  expect(Fee.decide(settled, 100)).toBe(settled);
});
