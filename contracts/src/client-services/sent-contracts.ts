import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { timeZone } from '../kernel/time-zone.ts';
import { Cents, Day, hasAtMost } from '../kernel/values.ts';
import { manyLines, oneLine } from '../kernel/written-text.ts';
import { Signature, WorkContractView } from './work-contracts.ts';

const PersonParams = z.object({ personId: z.uuid() });
const Link = z.strictObject({ token: z.string().max(100) });

/** The terms of a contract for a contact who has no account yet; it is signed by its sender at once. */
export const ContractToSend = z
  .strictObject({
    title: oneLine('Please enter a title')
      .min(1, 'Please enter a title')
      .refine(hasAtMost(200), 'Title must be less than 200 characters'),
    description: manyLines()
      .refine(hasAtMost(2000), 'Description must be less than 2000 characters')
      .default(''),
    amountCents: Cents.min(1, 'Amount must be positive'),
    deadline: Day.nullable().default(null),
    /** The zone that the deadline is a day of. */
    timeZone,
    name: Signature.shape.name,
  })
  .meta({ id: 'ContractToSend' });
export type ContractToSend = z.infer<typeof ContractToSend>;

const Sent = z.object({ contract: WorkContractView.nullable() });

export const getSentContract = endpoint({
  method: 'GET',
  url: '/crm/people/:personId/contract',
  schema: {
    summary: 'The contract that waits for the signature of a contact of yours',
    params: PersonParams,
    response: { 200: Sent },
  },
});

export const sendContract = endpoint({
  method: 'POST',
  url: '/crm/people/:personId/contract',
  stakes: 'reach',
  idempotency: 'optional',
  schema: {
    summary: 'Sign a contract and mail a contact a link to read it, sign it and pay',
    params: PersonParams,
    body: ContractToSend,
    response: { 201: Sent },
  },
});

export const endSentContract = endpoint({
  method: 'POST',
  url: '/crm/people/:personId/contract/end',
  stakes: 'protection',
  idempotency: 'optional',
  schema: {
    summary: 'Withdraw a contract that a contact has not signed',
    params: PersonParams,
    response: { 200: Sent },
  },
});

/** A contract as its receiver reads it; the service is there once they have signed. */
export const ReceivedContract = z
  .object({
    professionalName: z.string(),
    contract: WorkContractView,
    serviceId: z.uuid().nullable(),
  })
  .meta({ id: 'ReceivedContract' });
export type ReceivedContract = z.infer<typeof ReceivedContract>;

export const readReceivedContract = endpoint({
  method: 'POST',
  url: '/client-invitations/contract',
  stakes: 'protection',
  schema: {
    summary: 'The contract that a mailed link leads to, for the account that confirmed its address',
    body: Link,
    response: { 200: ReceivedContract },
  },
});

export const signReceivedContract = endpoint({
  method: 'POST',
  url: '/client-invitations/contract/sign',
  stakes: 'agreed',
  idempotency: 'optional',
  schema: {
    summary: 'Sign it: you become a client of its sender, and the work begins at its terms',
    body: Link.extend(Signature.shape),
    response: { 200: ReceivedContract },
  },
});
