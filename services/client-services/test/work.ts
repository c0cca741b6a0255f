import type { Actor } from '@sidework/chassis/http/actor';
import { expect } from 'vitest';
import type { Entry } from '../src/ledger/posting.ts';
import type { Service } from '../src/services/service.ts';

/** Values for tests of rules, which need no database. */
export const [client, professional, stranger] = ['client', 'professional', 'stranger'].map(
  (id) => ({ id, roles: ['client'] }) as unknown as Actor,
) as [Actor, Actor, Actor];

export const now = new Date('2026-11-21T12:00:00Z');

/** Work in progress for 100 dollars, of which nothing is paid yet. */
export const work = (given: Partial<Service> = {}): Service => ({
  id: 'service',
  professionalId: 'professional',
  clientId: 'client',
  jobRequestId: null,
  proposalId: null,
  gigId: null,
  offerId: null,
  booked: null,
  isGuardianApproved: false,
  approvedClient: null,
  title: 'Repair a tap',
  description: 'It drips.',
  amountCents: 10_000,
  totalAmountCents: 10_000,
  agreement: 'accepted',
  agreedAt: now,
  status: 'in_progress',
  paymentStatus: 'pending',
  escrowedAmountCents: 0,
  cancellationFeePercentage: 25,
  startedAt: now,
  completedAt: null,
  createdAt: now,
  deadline: null,
  deadlineTimeZone: null,
  firstDeadline: null,
  firstDeadlineAt: null,
  estimatedCompletionDate: null,
  extensionRequested: false,
  extensionReason: null,
  extensionRequestedAt: null,
  newProposedDeadline: null,
  progressStage: 'not_started',
  progressPercentage: 0,
  releasedAmountCents: 0,
  feeBps: 1_000,
  isDisputed: false,
  isDisputeDecided: false,
  releaseRequestedAt: null,
  releasesAt: null,
  paidOutsideAt: null,
  cancelledAt: null,
  cancelledBy: null,
  nextMilestoneCents: null,
  version: 1,
  ...given,
});

/** Work of which all is held. */
export const heldWork = (given: Partial<Service> = {}): Service => {
  const totalAmountCents = given.totalAmountCents ?? 10_000;
  return work({ paymentStatus: 'escrowed', escrowedAmountCents: totalAmountCents, ...given });
};

export const completed = {
  status: 'completed',
  progressStage: 'completed',
  progressPercentage: 100,
  completedAt: now,
} as const;

export const refusal = (code: string) => expect.objectContaining({ code });

/** The amount that a transaction books on each kind of account: debits are above zero, credits below. */
export const bookedBy = (entries: Entry[]): Record<string, number> =>
  Object.fromEntries(entries.map(({ kind, amountCents }) => [kind, amountCents]));

export const sumOf = (entries: Entry[]): number =>
  entries.reduce((sum, { amountCents }) => sum + amountCents, 0);
