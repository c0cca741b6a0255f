import type {
  deadlineSet,
  estimateSet,
  reviewSubmitted,
  serviceCompleted,
  serviceProgressed,
  serviceReopened,
  serviceStarted,
} from '@sidework/contracts/client-services/events';
import type {
  jobExpired,
  jobNearlyExpired,
  proposalAccepted,
  proposalDeclined,
  proposalOvertaken,
  proposalSubmitted,
} from '@sidework/contracts/marketplace/events';
import type { NotificationKind } from '@sidework/contracts/network-chat/notification-kinds';
import type { NotificationDetails } from '@sidework/contracts/network-chat/notifications';
import type { z } from 'zod';

/** What one event tells one person. */
export interface Notice {
  kind: Exclude<NotificationKind, 'message'>;
  receiverId: string;
  actorId: string;
  title: string;
  details: NotificationDetails;
  /** Where it leads, in the web app. */
  path: string;
  /** What it tells of, where that can be changed to and fro: of a row of them one mail goes out. */
  aboutId?: string;
}

const fromStrangers: Notice['kind'][] = ['proposal_received', 'proposal_withdrawn'];

/** Whether a block between the two keeps it away; of answers and of work under way both are told all the same. */
export const isKeptByBlock = ({ kind }: Notice) => fromStrangers.includes(kind);

type Data<E extends { data: z.ZodType }> = z.infer<E['data']>;
type Kind = Notice['kind'];

interface Parties {
  clientId: string;
  professionalId: string;
  title: string;
}

const toClient = (kind: Kind, data: Parties, path: string, details = {}): Notice => ({
  kind,
  receiverId: data.clientId,
  actorId: data.professionalId,
  title: data.title,
  details,
  path,
});

const toProfessional = (kind: Kind, data: Parties, path: string, details = {}): Notice => ({
  ...toClient(kind, data, path, details),
  receiverId: data.professionalId,
  actorId: data.clientId,
});

/** Of what one side changes as often as it likes. */
const ofChange = (notice: Notice, aboutId: string): Notice => ({ ...notice, aboutId });

const jobPath = ({ jobRequestId }: { jobRequestId: string }) => `/jobs/${jobRequestId}`;

export const ofProposalSubmitted = (data: Data<typeof proposalSubmitted>) =>
  toClient('proposal_received', data, jobPath(data), { amountCents: data.proposedCostCents });

export const ofProposalAccepted = (data: Data<typeof proposalAccepted>) =>
  toProfessional('proposal_accepted', data, '/service-tracker', {
    amountCents: data.proposedCostCents,
  });

export const ofProposalDeclined = (data: Data<typeof proposalDeclined>) =>
  data.reason === 'withdrawn'
    ? toClient('proposal_withdrawn', data, jobPath(data))
    : toProfessional('proposal_declined', data, '/my-proposals', { reason: data.reason });

export const ofProposalOvertaken = (data: Data<typeof proposalOvertaken>) =>
  ofChange(toProfessional('proposal_overtaken', data, jobPath(data)), data.proposalId);

/** Time did it: the only one whom the item can name is the client, who is told. */
const ofOwnJob = (kind: Kind, data: Data<typeof jobExpired>, details = {}): Notice =>
  toClient(kind, { ...data, professionalId: data.clientId }, jobPath(data), details);

export const ofJobNearlyExpired = (data: Data<typeof jobNearlyExpired>) =>
  ofOwnJob('job_nearly_expired', data, { endsAt: data.expiresAt });

export const ofJobExpired = (data: Data<typeof jobExpired>) => ofOwnJob('job_expired', data);

export const ofServiceStarted = (data: Data<typeof serviceStarted>) =>
  toClient('service_started', data, '/my-services');

/** The last stage is told of as the completion. */
export const ofServiceProgressed = (data: Data<typeof serviceProgressed>) =>
  data.progressStage === 'completed'
    ? undefined
    : ofChange(
        toClient('service_progressed', data, '/my-services', { progressStage: data.progressStage }),
        data.serviceId,
      );

export const ofServiceCompleted = (data: Data<typeof serviceCompleted>) =>
  toClient('service_completed', data, '/my-services');

export const ofServiceReopened = (data: Data<typeof serviceReopened>) =>
  toProfessional('service_reopened', data, '/service-tracker', { reason: data.reason });

export const ofDeadlineSet = (data: Data<typeof deadlineSet>) =>
  ofChange(
    toProfessional('deadline_set', data, '/service-tracker', { day: data.deadline }),
    data.serviceId,
  );

export const ofEstimateSet = (data: Data<typeof estimateSet>) =>
  ofChange(
    toClient('estimate_set', data, '/my-services', { day: data.estimatedCompletionDate }),
    data.serviceId,
  );

/** Of a review, and of the rating that it was changed to. */
export const ofReview = (data: Data<typeof reviewSubmitted>) =>
  ofChange(
    toProfessional('review_received', data, '/service-tracker', { rating: data.rating }),
    data.serviceId,
  );
