import type { ReviewView } from '@sidework/contracts/schema/client-services/review-view';
import type { ServiceView } from '@sidework/contracts/schema/client-services/services';
import { anId, aPersonCard } from './job-builders.ts';

/** The service is not paid for yet. */
const noMoney: ServiceView['money'] = {
  releasedAmountCents: 0,
  topUpCents: 45_000,
  nextMilestoneCents: null,
  feeBps: 1_000,
  isDisputed: false,
  releaseRequestedAt: null,
  releasesAt: null,
  paidOutsideAt: null,
  cancelledAt: null,
  cancelledBy: null,
  cancellationFee: null,
};

export function aService(service: Partial<ServiceView> = {}): ServiceView {
  const client = aPersonCard({ fullName: 'Clara Whitfield', profession: null });
  const professional = aPersonCard();
  return {
    id: anId(),
    professionalId: professional.id,
    clientId: client.id,
    client,
    professional,
    jobRequestId: anId(),
    title: 'Replace the kitchen faucet',
    description: 'The old faucet drips and the handle is loose.',
    amountCents: 45_000,
    totalAmountCents: 45_000,
    booked: null,
    agreement: 'accepted',
    status: 'in_progress',
    paymentStatus: 'pending',
    escrowedAmountCents: 0,
    cancellationFeePercentage: 25,
    progressStage: 'in_progress',
    progressPercentage: 25,
    deadline: null,
    deadlineTimeZone: null,
    estimatedCompletionDate: null,
    extensionRequested: false,
    extension: null,
    negotiation: null,
    startedAt: '2026-01-07T10:00:00.000Z',
    completedAt: null,
    changesUntil: null,
    requestedChanges: null,
    nextAppointment: null,
    review: null,
    clientReview: null,
    isOfChild: false,
    money: noMoney,
    createdAt: '2026-01-07T10:00:01.000Z',
    ...service,
  };
}

export function aCompletedService(service: Partial<ServiceView> = {}): ServiceView {
  return aService({
    status: 'completed',
    progressStage: 'completed',
    progressPercentage: 100,
    completedAt: '2026-01-20T10:00:00.000Z',
    ...service,
  });
}

export function aReview(review: Partial<ReviewView> = {}): ReviewView {
  return {
    id: anId(),
    serviceId: anId(),
    professionalId: anId(),
    clientId: anId(),
    rating: 5,
    comment: null,
    phrases: [],
    createdAt: '2026-01-21T10:00:00.000Z',
    evidence: 'confirmed',
    reply: null,
    repliedAt: null,
    opensAt: null,
    editableUntil: null,
    isHidden: false,
    ...review,
  };
}
