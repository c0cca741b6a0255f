import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { appealGranted, moderationDecided } from '@sidework/contracts/network-chat/events';
import type { AppealOutcome } from '@sidework/contracts/network-chat/reports';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import { showMessage } from '../messages/queries.ts';
import { meetOwnNeed } from '../needs/own-needs.ts';
import { raiseNotification } from '../notifications/raise-notification.ts';
import { type Decided, decideAppeal as decide } from './appeal.ts';
import { appealPath } from './appeal-link.ts';
import { mailAnswer } from './appeal-mails.ts';
import { getReport, guardiansAround, lockReport, type ShownReport, saveReport } from './queries.ts';

type Does = Pick<Deps, 'db' | 'now' | 'config'>;

/** Another moderator than the first takes the decision back, or lets it stand for good. */
export function decideAppeal(
  { db, now, config }: Does,
  actor: Actor,
  id: string,
  answer: { outcome: AppealOutcome; reason: string },
): Promise<ShownReport> {
  return db.transaction(async (tx) => {
    const at = now();
    const before = await lockReport(tx, id);
    const guardianIds = await guardiansAround(tx, before);
    const after = decide(before, { ...answer, guardianIds, by: actor, at });
    await saveReport(tx, before, after);
    await carryOut(tx, after, actor, answer, at);
    await tellPerson(tx, config, after, answer);
    await meetOwnNeed(tx, { kind: 'appeal_waits', subjectId: id }, at);
    return getReport(tx, id);
  });
}

async function carryOut(
  tx: Tx,
  { id, reportedId, thing, subjectId, decision }: Decided,
  { id: moderatorId }: Actor,
  { outcome, reason }: { outcome: AppealOutcome; reason: string },
  at: Date,
): Promise<void> {
  const told = { reportId: id, moderatorId, personId: reportedId, thing, subjectId, reason };
  await emit(tx, moderationDecided, { ...told, decision: `appeal_${outcome}` }, at);
  if (outcome === 'refused') return;
  if (decision === 'hidden' && (thing === 'message' || thing === 'room_message'))
    await showMessage(tx, thing, subjectId);
  await emit(tx, appealGranted, { ...told, decision }, at);
}

async function tellPerson(
  tx: Tx,
  config: Deps['config'],
  { id, reportedId, decision }: Decided,
  { outcome, reason }: { outcome: AppealOutcome; reason: string },
): Promise<void> {
  if (decision === 'suspended')
    await mailAnswer(tx, config, { id, reportedId, reason }, outcome === 'granted');
  else
    await raiseNotification(tx, uuidv7(), {
      kind: 'appeal_decided',
      receiverId: reportedId,
      actorId: reportedId,
      title: '',
      details: { reason: outcome },
      path: await appealPath(tx, id),
    });
}
