import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import {
  contentHidden,
  educationHidden,
  moderationDecided,
  personSuspended,
  reviewHidden,
} from '@sidework/contracts/network-chat/events';
import type { ReportDecision } from '@sidework/contracts/network-chat/reports';
import { webAddresses } from '@sidework/contracts/web-addresses';
import type { Deps } from '../deps.ts';
import { hideMessage } from '../messages/queries.ts';
import { meetOwnNeed } from '../needs/own-needs.ts';
import { raiseNotification } from '../notifications/raise-notification.ts';
import { findPerson } from '../people/queries.ts';
import { appealPath } from './appeal-link.ts';
import { mailSuspension } from './appeal-mails.ts';
import { getReport, guardiansAround, lockReport, type ShownReport, saveReport } from './queries.ts';
import * as Report from './report.ts';

/** The notices never name the reporter, not even to a warned person. */
export function decideReport(
  { db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>,
  actor: Actor,
  id: string,
  decided: { decision: ReportDecision; reason: string },
): Promise<ShownReport> {
  return db.transaction(async (tx) => {
    const at = now();
    const before = await lockReport(tx, id);
    const reported = await findPerson(tx, before.reportedId);
    const guardianIds = await guardiansAround(tx, before);
    const after = Report.decide(before, reported, { ...decided, guardianIds, by: actor, at });
    await saveReport(tx, before, after);
    await carryOut(tx, after, decided, at);
    await tellReported(tx, config, after);
    await meetOwnNeed(tx, { kind: 'report_waits', subjectId: id }, at);
    await raiseNotification(tx, id, {
      kind: 'report_decided',
      receiverId: after.reporterId,
      actorId: after.reporterId,
      title: '',
      details: { reason: decided.decision },
      path: webAddresses.chat,
    });
    return getReport(tx, id);
  });
}

async function carryOut(
  tx: Tx,
  { id, reportedId, thing, subjectId, decidedBy }: Report.Report,
  { decision, reason }: { decision: ReportDecision; reason: string },
  at: Date,
): Promise<void> {
  if (decision === 'hidden' && (thing === 'message' || thing === 'room_message'))
    await hideMessage(tx, thing, subjectId, at);
  if (decision === 'hidden' && (thing === 'gig' || thing === 'job' || thing === 'portfolio_photo'))
    await emit(tx, contentHidden, { reportId: id, thing, subjectId, ownerId: reportedId }, at);
  if (decision === 'hidden' && (thing === 'event' || thing === 'course' || thing === 'lesson_post'))
    await emit(tx, educationHidden, { reportId: id, thing, subjectId }, at);
  if (decision === 'hidden' && thing === 'review')
    await emit(tx, reviewHidden, { reportId: id, reviewId: subjectId, authorId: reportedId }, at);
  const moderatorId = decidedBy ?? '';
  if (decision === 'suspended')
    await emit(
      tx,
      personSuspended,
      { reportId: id, personId: reportedId, moderatorId, reason },
      at,
    );
  else
    await emit(
      tx,
      moderationDecided,
      { reportId: id, moderatorId, personId: reportedId, thing, subjectId, decision, reason },
      at,
    );
}

/** A warned person reads why; who can appeal gets the way to do so. */
async function tellReported(
  tx: Tx,
  config: Deps['config'],
  { id, reportedId, decision, decidedReason }: Report.Report,
): Promise<void> {
  const reason = decidedReason ?? '';
  if (decision === 'suspended') await mailSuspension(tx, config, { id, reportedId, reason });
  if (decision !== 'warned' && decision !== 'hidden') return;
  const isHidden = decision === 'hidden';
  await raiseNotification(tx, id, {
    kind: isHidden ? 'content_hidden' : 'warned',
    receiverId: reportedId,
    actorId: reportedId,
    title: '',
    details: { reason },
    path: isHidden ? await appealPath(tx, id) : webAddresses.chat,
  });
}
