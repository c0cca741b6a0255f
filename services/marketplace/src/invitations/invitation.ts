import { conflict, notFound, unprocessable } from '@sidework/chassis/errors';
import { mostInvitations } from '@sidework/contracts/marketplace/invitations';
import { type Job, requireOpen } from '../jobs/job.ts';
import type { jobInvitations } from './table.ts';

export type Invitation = typeof jobInvitations.$inferSelect;

/** The person who is to be invited, and how many were before. */
export interface Invited {
  professionalId: string;
  /** Whether they are an adult who may act and has a service on the list. */
  isOnOffer: boolean;
  hasProposed: boolean;
  countBefore: number;
}

/** A job for young people takes no invitations, so that its client cannot write to a child in this way. */
export function invite(id: string, job: Job, invited: Invited, now: Date): Invitation {
  const { professionalId, isOnOffer, hasProposed, countBefore } = invited;
  requireOpen(job, now);
  if (job.isYouth) throw unprocessable('youth_job_invites_nobody');
  if (!isOnOffer || professionalId === job.clientId) throw notFound('pro_not_found');
  if (hasProposed) throw conflict('invited_has_proposed');
  if (countBefore >= mostInvitations) throw conflict('invited_enough');
  return { id, jobRequestId: job.id, professionalId, createdAt: now };
}

export const invitationsLeft = (countBefore: number) => Math.max(mostInvitations - countBefore, 0);
