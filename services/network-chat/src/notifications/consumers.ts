import { type AnyConsumer, consumer } from '@sidework/chassis/events/consumer';
import * as work from '@sidework/contracts/client-services/events';
import type { EventDefinition, EventType } from '@sidework/contracts/kernel/event';
import * as hiring from '@sidework/contracts/marketplace/events';
import type { z } from 'zod';
import * as Notice from './notice.ts';
import { raiseNotification } from './raise-notification.ts';

/** A durable of its own for each event, named after it: `notify-when-proposal-submitted`. */
function notifyWhen<D>(
  event: EventDefinition<EventType, z.ZodType<D>>,
  noticeOf: (data: D) => Notice.Notice | undefined,
): AnyConsumer {
  const [, noun, past] = event.type.split('.');
  return consumer({
    name: `notify-when-${noun}-${past}`,
    event,
    async handle(tx, { id, data }) {
      const notice = noticeOf(data);
      if (notice) await raiseNotification(tx, id, notice);
    },
  });
}

export const notificationConsumers = [
  notifyWhen(hiring.proposalSubmitted, Notice.ofProposalSubmitted),
  notifyWhen(hiring.proposalAccepted, Notice.ofProposalAccepted),
  notifyWhen(hiring.proposalDeclined, Notice.ofProposalDeclined),
  notifyWhen(hiring.proposalOvertaken, Notice.ofProposalOvertaken),
  notifyWhen(hiring.jobNearlyExpired, Notice.ofJobNearlyExpired),
  notifyWhen(hiring.jobExpired, Notice.ofJobExpired),
  notifyWhen(work.serviceStarted, Notice.ofServiceStarted),
  notifyWhen(work.serviceProgressed, Notice.ofServiceProgressed),
  notifyWhen(work.serviceCompleted, Notice.ofServiceCompleted),
  notifyWhen(work.serviceReopened, Notice.ofServiceReopened),
  notifyWhen(work.deadlineSet, Notice.ofDeadlineSet),
  notifyWhen(work.estimateSet, Notice.ofEstimateSet),
  notifyWhen(work.reviewSubmitted, Notice.ofReview),
  notifyWhen(work.reviewEdited, Notice.ofReview),
];
