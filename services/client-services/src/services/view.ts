import { toPersonCard } from '@sidework/chassis/people';
import type { ServiceView } from '@sidework/contracts/client-services/services';
import type { ShownService } from './queries.ts';

export function toServiceView({ service, client, professional }: ShownService): ServiceView {
  return {
    id: service.id,
    professionalId: service.professionalId,
    clientId: service.clientId,
    client: client && toPersonCard(client),
    professional: professional && toPersonCard(professional),
    jobRequestId: service.jobRequestId,
    title: service.title,
    description: service.description,
    amountCents: service.amountCents,
    totalAmountCents: service.totalAmountCents,
    status: service.status,
    paymentStatus: service.paymentStatus,
    escrowedAmountCents: service.escrowedAmountCents,
    cancellationFeePercentage: service.cancellationFeePercentage,
    progressStage: service.progressStage,
    progressPercentage: service.progressPercentage,
    deadline: service.deadline,
    estimatedCompletionDate: service.estimatedCompletionDate,
    extensionRequested: service.extensionRequested,
    startedAt: service.startedAt.toISOString(),
    completedAt: service.completedAt?.toISOString() ?? null,
    createdAt: service.createdAt.toISOString(),
  };
}
