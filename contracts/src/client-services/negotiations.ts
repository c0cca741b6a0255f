import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { timeZone } from '../kernel/time-zone.ts';
import { Cents, Day } from '../kernel/values.ts';
import { NegotiationView } from './negotiation-view.ts';
import { reasonText } from './reason.ts';
import { ServiceView } from './services.ts';

/** Another total and, where it is meant to change, another deadline. The other side's approval cannot be sent. */
export const NegotiationProposal = z
  .strictObject({
    proposedAmountCents: Cents.min(1, 'Amount must be positive'),
    /** A day in the client's zone. */
    proposedDeadline: Day.nullable().optional(),
    timeZone,
    reason: reasonText('Please provide a reason for the adjustment'),
    professionalApproved: z.boolean().optional(),
    clientApproved: z.boolean().optional(),
  })
  .meta({ id: 'NegotiationProposal' });
export type NegotiationProposal = z.infer<typeof NegotiationProposal>;

const ServiceParams = z.object({ serviceId: z.uuid() });
const NegotiationParams = z.object({ negotiationId: z.uuid() });

export const listNegotiations = endpoint({
  method: 'GET',
  url: '/services/:serviceId/negotiations',
  schema: {
    summary: 'The newest hundred changes of the terms that were proposed, for the two parties',
    params: ServiceParams,
    response: { 200: z.object({ items: z.array(NegotiationView) }) },
  },
});

export const proposeNegotiation = endpoint({
  method: 'POST',
  url: '/services/:serviceId/negotiations',
  stakes: 'agreed',
  reaches: ['serviceId'],
  idempotency: 'optional',
  gated: ['reason'],
  schema: {
    summary: 'Propose another total and deadline of a service in progress, as either party',
    params: ServiceParams,
    body: NegotiationProposal,
    response: { 201: ServiceView },
  },
});

export const counterNegotiation = endpoint({
  method: 'POST',
  url: '/negotiations/:negotiationId/counter',
  stakes: 'agreed',
  reaches: ['negotiationId'],
  idempotency: 'optional',
  gated: ['reason'],
  schema: {
    summary: 'Answer a proposed change with another one',
    params: NegotiationParams,
    body: NegotiationProposal,
    response: { 200: ServiceView },
  },
});

/** The zone in which a client who accepts a day means it. */
const Acceptance = z.strictObject({ timeZone });

export const acceptNegotiation = endpoint({
  method: 'POST',
  url: '/negotiations/:negotiationId/accept',
  stakes: 'agreed',
  reaches: ['negotiationId'],
  idempotency: 'optional',
  schema: {
    summary: 'Accept a change that the other side proposed: total and deadline change at once',
    params: NegotiationParams,
    body: Acceptance,
    response: { 200: ServiceView },
  },
});

export const rejectNegotiation = endpoint({
  method: 'POST',
  url: '/negotiations/:negotiationId/reject',
  stakes: 'protection',
  schema: {
    summary: 'Reject a change that the other side proposed',
    params: NegotiationParams,
    response: { 200: ServiceView },
  },
});

export const withdrawNegotiation = endpoint({
  method: 'POST',
  url: '/negotiations/:negotiationId/withdraw',
  stakes: 'protection',
  schema: {
    summary: 'Withdraw a change that you proposed',
    params: NegotiationParams,
    response: { 200: ServiceView },
  },
});

export const agreeToTerms = endpoint({
  method: 'POST',
  url: '/negotiations/:negotiationId/agree',
  stakes: 'children',
  schema: {
    summary: 'Agree to new terms of your child’s work, as a guardian: they stand at once',
    params: NegotiationParams,
    response: { 200: NegotiationView },
  },
});

export const refuseTerms = endpoint({
  method: 'POST',
  url: '/negotiations/:negotiationId/refuse',
  stakes: 'protection',
  schema: {
    summary: 'Refuse new terms of your child’s work, as a guardian: the old ones stay',
    params: NegotiationParams,
    response: { 200: NegotiationView },
  },
});
