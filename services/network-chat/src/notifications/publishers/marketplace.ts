import { consumer } from '@sidework/chassis/events/consumer';
import * as events from '@sidework/contracts/marketplace/events';
import { webAddresses } from '@sidework/contracts/web-addresses';
import type { z } from 'zod';
import { guardiansOf } from '../../people/queries.ts';
import { type Notice, ofChange, ofStranger, toClient, toProfessional } from '../notice.ts';
import { notifyWhen } from '../notify-when.ts';
import { raiseNotification } from '../raise-notification.ts';

const jobOf = ({ jobRequestId }: { jobRequestId: string }) => webAddresses.job(jobRequestId);

/** Time did it: the only one whom the item can name is the client, who is told. */
const ofOwnJob = (
  kind: Notice['kind'],
  data: z.infer<typeof events.jobExpired.data>,
  details = {},
): Notice => toClient(kind, { ...data, professionalId: data.clientId }, jobOf(data), details);

/** Guardians are told of every job that their child proposes on. */
const notifyGuardiansWhenProposalSubmitted = consumer({
  name: 'notify-guardians-when-proposal-submitted',
  event: events.proposalSubmitted,
  async handle(tx, { id, data }) {
    for (const receiverId of await guardiansOf(tx, data.professionalId))
      await raiseNotification(tx, id, {
        ...toClient('child_proposed', data, jobOf(data), { amountCents: data.proposedCostCents }),
        receiverId,
      });
  },
});

const asHire = <D extends { childId: string }>(data: D) => ({
  ...data,
  professionalId: data.childId,
});

/** Each guardian is asked; one answer is enough. */
const notifyGuardiansWhenChildHireRequested = consumer({
  name: 'notify-guardians-when-child-hire-requested',
  event: events.childHireRequested,
  async handle(tx, { id, data }) {
    const path = webAddresses.child(data.childId);
    for (const receiverId of data.guardianIds)
      await raiseNotification(tx, id, {
        ...toProfessional('child_hire_requested', asHire(data), path, {
          amountCents: data.proposedCostCents,
        }),
        receiverId,
        asks: { kind: 'child_hire', subjectId: data.proposalId },
      });
  },
});

/** The notices of marketplace's events. */
export const marketplaceNotifications = [
  notifyGuardiansWhenProposalSubmitted,
  notifyWhen('notify-when-professional-invited', events.professionalInvited, (data) =>
    ofStranger(toProfessional('job_invitation', data, jobOf(data))),
  ),
  notifyWhen('notify-when-search-matched', events.searchMatched, (data) => {
    const { ownerId, label: title, count, matches, things } = data;
    const [first] = matches;
    const isOne = count === 1 && first && !data.isDigest;
    const pageOf = things === 'jobs' ? webAddresses.job : webAddresses.gig;
    return {
      kind: data.isDigest ? 'search_digest' : 'search_matched',
      receiverId: ownerId,
      actorId: ownerId,
      title,
      details: { found: matches.map((match) => match.title), count },
      path: isOne ? pageOf(first.id) : data.path,
    };
  }),
  notifyWhen('notify-when-proposal-submitted', events.proposalSubmitted, (data) =>
    ofStranger({
      ...toClient('proposal_received', data, jobOf(data), { amountCents: data.proposedCostCents }),
      asks: { kind: 'proposal_to_answer', subjectId: data.proposalId },
    }),
  ),
  notifyWhen('notify-when-proposal-accepted', events.proposalAccepted, (data) =>
    toProfessional('proposal_accepted', data, webAddresses.serviceTracker, {
      amountCents: data.proposedCostCents,
    }),
  ),
  notifyWhen('notify-when-proposal-declined', events.proposalDeclined, (data) =>
    data.reason === 'withdrawn'
      ? ofStranger(toClient('proposal_withdrawn', data, jobOf(data)))
      : toProfessional('proposal_declined', data, webAddresses.myProposals, {
          reason: data.byGuardian ?? data.reason,
        }),
  ),
  notifyWhen('notify-when-proposal-changed', events.proposalChanged, (data) =>
    ofStranger(
      ofChange(
        toClient('proposal_changed', data, jobOf(data), { amountCents: data.proposedCostCents }),
        data.proposalId,
      ),
    ),
  ),
  notifyGuardiansWhenChildHireRequested,
  notifyWhen('notify-when-child-hire-approved', events.childHireApproved, (data) =>
    toClient('child_hire_approved', asHire(data), webAddresses.job(data.jobId)),
  ),
  notifyWhen('notify-when-child-hire-ended', events.childHireEnded, (data) =>
    data.reason === 'refused' || data.reason === 'silent'
      ? toClient('child_hire_ended', asHire(data), webAddresses.job(data.jobId), {
          reason: data.reason,
        })
      : undefined,
  ),
  notifyWhen('notify-when-proposal-overtaken', events.proposalOvertaken, (data) =>
    ofChange(toProfessional('proposal_overtaken', data, jobOf(data)), data.proposalId),
  ),
  notifyWhen('notify-when-job-nearly-expired', events.jobNearlyExpired, (data) => ({
    ...ofOwnJob('job_nearly_expired', data, { endsAt: data.expiresAt }),
    asks: { kind: 'job_ends_soon', subjectId: data.jobRequestId },
  })),
  notifyWhen('notify-when-job-expired', events.jobExpired, (data) => ofOwnJob('job_expired', data)),
];
