import { enforceRateLimit, perHour } from '@sidework/chassis/db/account-limits';
import type { Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { limits } from '@sidework/contracts/network-chat/limits';
import type { ReportToSend } from '@sidework/contracts/network-chat/reports';
import { webAddresses } from '@sidework/contracts/web-addresses';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import { findMessage } from '../messages/queries.ts';
import { raiseOwnNeed } from '../needs/own-needs.ts';
import { findPerson } from '../people/queries.ts';
import { findRoomMessageFor } from '../rooms/queries.ts';
import { insertReport } from './queries.ts';
import * as Report from './report.ts';

/** Every signed-in person may report, also one who may not act otherwise. */
export function sendReport(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  toSend: ReportToSend,
): Promise<{ id: string }> {
  const { thing, reason, comment } = toSend;
  const subjectId = toSend.subjectId.toLowerCase();
  return db.transaction(async (tx) => {
    const at = now();
    const { reportedId, excerpt } = await subjectOf(tx, actor, { ...toSend, subjectId });
    const id = uuidv7();
    const report = {
      id,
      reporterId: actor.id,
      reportedId,
      thing,
      subjectId,
      reason,
      comment,
      excerpt,
    };
    Report.requireOfOther(report, await findPerson(tx, reportedId));
    Report.requireNew(await keepReport(tx, { ...report, createdAt: at }));
    const limit = perHour(actor.id, 'reports', limits.reportsPerHour, at);
    await enforceRateLimit(tx, limit, 'too_many_reports');
    return { id };
  });
}

/** Returns false where the same reporter has an open report about the same thing. */
export async function keepReport(tx: Tx, report: Report.NewReport): Promise<boolean> {
  if (!(await insertReport(tx, report))) return false;
  await raiseOwnNeed(
    tx,
    {
      kind: 'report_waits',
      subjectId: report.id,
      receivers: ['moderator', 'admin'],
      title: '',
      details: {},
      path: webAddresses.reports,
    },
    report.createdAt,
  );
  return true;
}

/** The author and the words of what is reported come from our own rows and not from the reporter. */
async function subjectOf(tx: Tx, actor: Actor, report: ReportToSend) {
  const { thing, subjectId } = report;
  if (thing === 'person') return { reportedId: subjectId, excerpt: '' };
  if (thing === 'message') {
    const message = await findMessage(tx, subjectId);
    return Report.ofMessage(message?.receiverId === actor.id ? message : undefined);
  }
  return Report.ofMessage(await findRoomMessageFor(tx, actor, subjectId));
}
