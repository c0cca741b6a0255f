import type { ServiceMoney, ServiceView } from '@sidework/contracts/client-services/services';
import type { Deps } from '../deps.ts';
import { toExtensionView } from '../extensions/view.ts';
import { toNegotiationView } from '../negotiations/view.ts';
import { toReviewView } from '../reviews/view.ts';
import { changesUntil } from '../services/inspection.ts';
import { cardFor } from '../services/party-card.ts';
import { leftToFund } from '../services/service.ts';
import type { ShownService } from '../services/shown-queries.ts';

export type ServiceViewer = ReturnType<typeof serviceViewer>;

/** Services as they stand at this moment: what may still be changed of them runs out. */
export function serviceViewer({ config, now }: Pick<Deps, 'config' | 'now'>) {
  return (shown: ShownService) => toServiceView(shown, config.INSPECTION_DAYS, now());
}

function toServiceView(
  {
    service,
    client,
    professional,
    review,
    clientReview,
    fee,
    extension,
    negotiation,
    requestedChanges,
    nextAppointment,
    isOfChild,
  }: ShownService,
  inspectionDays: number,
  now: Date,
): ServiceView {
  const inspection = { isReviewed: review !== null, inspectionDays };
  return {
    id: service.id,
    professionalId: service.professionalId,
    clientId: service.clientId,
    client: cardFor(professional, client, approvedNow(service)),
    professional: cardFor(client, professional, null),
    jobRequestId: service.jobRequestId,
    title: service.title,
    description: service.description,
    amountCents: service.amountCents,
    totalAmountCents: service.totalAmountCents,
    booked: service.booked,
    agreement: service.agreement,
    status: service.status,
    paymentStatus: service.paymentStatus,
    escrowedAmountCents: service.escrowedAmountCents,
    cancellationFeePercentage: service.cancellationFeePercentage,
    progressStage: service.progressStage,
    progressPercentage: service.progressPercentage,
    deadline: service.deadline,
    deadlineTimeZone: service.deadlineTimeZone,
    estimatedCompletionDate: service.estimatedCompletionDate,
    extensionRequested: service.extensionRequested,
    extension: extension && toExtensionView(extension),
    nextAppointment: nextAppointment && {
      startsAt: nextAppointment.startsAt.toISOString(),
      timeZone: nextAppointment.timeZone,
    },
    negotiation: negotiation && negotiation.expiresAt > now ? toNegotiationView(negotiation) : null,
    startedAt: service.startedAt.toISOString(),
    completedAt: service.completedAt?.toISOString() ?? null,
    changesUntil: changesUntil(service, inspection, now)?.toISOString() ?? null,
    requestedChanges: requestedChanges && {
      reason: requestedChanges.reason ?? '',
      requestedAt: requestedChanges.changedAt.toISOString(),
    },
    review: review && toReviewView({ review, service, isOfChild }, now),
    clientReview: clientReview && toReviewView({ review: clientReview, service, isOfChild }, now),
    isOfChild,
    money: toServiceMoney(service, fee),
    createdAt: service.createdAt.toISOString(),
  };
}

/** A guardian's approval counts while the work goes on. */
const approvedNow = ({ status, approvedClient }: ShownService['service']) =>
  status === 'in_progress' ? approvedClient : null;

const toServiceMoney = (
  service: ShownService['service'],
  fee: ShownService['fee'],
): ServiceMoney => ({
  releasedAmountCents: service.releasedAmountCents,
  topUpCents: leftToFund(service),
  nextMilestoneCents: leftToFund(service) > 0 ? service.nextMilestoneCents : null,
  feeBps: service.feeBps,
  isDisputed: service.isDisputed,
  releaseRequestedAt: service.releaseRequestedAt?.toISOString() ?? null,
  releasesAt: service.releasesAt?.toISOString() ?? null,
  paidOutsideAt: service.paidOutsideAt?.toISOString() ?? null,
  cancelledAt: service.cancelledAt?.toISOString() ?? null,
  cancelledBy: service.cancelledBy,
  cancellationFee:
    fee?.payer && fee.settlement
      ? {
          payer: fee.payer,
          amountCents: fee.amountCents,
          settledCents: fee.settledCents,
          settlement: fee.settlement,
        }
      : null,
});
