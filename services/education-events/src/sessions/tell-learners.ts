import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import {
  liveSessionCancelled,
  liveSessionNear,
} from '@sidework/contracts/education-events/events/live-sessions';
import { learnersToTell, lockSession, saveSession } from './queries.ts';
import * as Session from './session.ts';

/** So many learners are told in one transaction; the next look tells more. */
const learnersAtOnce = 200;

const facts = { near: liveSessionNear, cancelled: liveSessionCancelled };

/** Under the lock of the session each of its learners is told once that it is near, or that it was cancelled. */
export async function tellLearners(tx: Tx, { id }: { id: string }, at: Date): Promise<void> {
  const session = await lockSession(tx, id);
  if (!session) return;
  const news = Session.newsOf(session, at);
  const learners = news ? await learnersToTell(tx, session, learnersAtOnce) : [];
  for (const learner of learners)
    if (news) await emit(tx, facts[news], toFact(session, learner), at);
  const isMore = learners.length === learnersAtOnce;
  await saveSession(tx, Session.toldUntil(session, isMore ? learners.at(-1)?.id : undefined));
}

const toFact = (
  { id, courseId, startsAt, endsAt, timeZone }: Session.Session,
  { id: enrollmentId, userId, title }: { id: string; userId: string; title: string },
) => ({
  sessionId: id,
  enrollmentId,
  courseId,
  userId,
  title,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  timeZone,
});
