import { isKid, type Person, toPersonCard } from '@sidework/chassis/people/people';
import { toCardForChildren } from '@sidework/chassis/people/plain-name';
import type { ServiceMoney, ServiceView } from '@sidework/contracts/client-services/services';
import type { Deps } from '../deps.ts';
import { leftToFund } from '../escrow/escrow.ts';
import { toExtensionView } from '../extensions/view.ts';
import { toNegotiationView } from '../negotiations/view.ts';
import { toReviewView } from '../reviews/view.ts';
import { changesUntil } from './inspection.ts';
import type { ShownService } from './queries.ts';

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
    fee,
    extension,
    negotiation,
    requestedChanges,
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
    client: cardFor(professional, client, service.isGuardianApproved),
    professional: cardFor(client, professional, service.isGuardianApproved),
    jobRequestId: service.jobRequestId,
    title: service.title,
    description: service.description,
    amountCents: service.amountCents,
    totalAmountCents: service.totalAmountCents,
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
    negotiation: negotiation && negotiation.expiresAt > now ? toNegotiationView(negotiation) : null,
    startedAt: service.startedAt.toISOString(),
    completedAt: service.completedAt?.toISOString() ?? null,
    changesUntil: changesUntil(service, inspection, now)?.toISOString() ?? null,
    requestedChanges: requestedChanges && {
      reason: requestedChanges.reason ?? '',
      requestedAt: requestedChanges.changedAt.toISOString(),
    },
    review: review && toReviewView({ review, service, isOfChild }, now),
    isOfChild,
    money: toServiceMoney(service, fee),
    createdAt: service.createdAt.toISOString(),
  };
}

/** A child reads an adult's whole card where its guardian approved the work (decision 108), and so does whoever looks. */
export function cardFor(reader: Person | null, person: Person | null, isApproved: boolean) {
  if (!person) return null;
  const isOfChild = reader !== null && isKid(reader) && !isKid(person);
  const card = toPersonCard(person);
  return isOfChild && !isApproved ? toCardForChildren(card) : card;
}

const toServiceMoney = (
  service: ShownService['service'],
  fee: ShownService['fee'],
): ServiceMoney => ({
  releasedAmountCents: service.releasedAmountCents,
  topUpCents: leftToFund(service),
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
