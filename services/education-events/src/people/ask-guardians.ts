import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import { meetNeeds, raiseNeeds } from '@sidework/chassis/people/needs';
import {
  approvalRequested,
  needMet,
  needRaised,
} from '@sidework/contracts/education-events/events';
import type { NeedKey } from '@sidework/contracts/kernel/needs';
import type { CourseNeed } from '@sidework/contracts/network-chat/need-kinds/courses';
import { webAddresses } from '@sidework/contracts/web-addresses';
import type { z } from 'zod';

const keyOf = (requestId: string): NeedKey<CourseNeed> => ({
  kind: 'approval_to_give',
  subjectId: requestId,
});

/** Tells the guardians of a child that it asks for a course or a seat, which waits for one of them. */
export async function askGuardians(
  tx: Tx,
  asked: z.infer<typeof approvalRequested.data>,
  at: Date,
): Promise<void> {
  await emit(tx, approvalRequested, asked, at);
  const { requestId, childId, guardianIds, title, waitsUntil } = asked;
  if (guardianIds.length === 0) return;
  const need = {
    ...keyOf(requestId),
    receivers: guardianIds,
    actorId: childId,
    childId,
    title,
    details: {},
    path: webAddresses.children,
    until: waitsUntil,
  };
  await raiseNeeds(tx, { needRaised }, [need], at);
}

/** One of them answered, or nothing waits for an answer any more. */
export const stopAskingGuardians = (tx: Tx, requestId: string, at: Date) =>
  meetNeeds(tx, { needMet }, [keyOf(requestId)], at);
