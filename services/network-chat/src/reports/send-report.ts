import { enforceRateLimit, perHour } from '@sidework/chassis/db/account-limits';
import type { Tx } from '@sidework/chassis/db/db';
import { notFound } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { limits } from '@sidework/contracts/network-chat/limits';
import type { ReportToSend } from '@sidework/contracts/network-chat/reports';
import { webAddresses } from '@sidework/contracts/web-addresses';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import { findMessage } from '../messages/queries.ts';
import { raiseOwnNeed } from '../needs/own-needs.ts';
import { findPerson } from '../people.ts';
import { findRoomMessageFor } from '../rooms/queries.ts';
import { insertReport } from './queries.ts';
import * as Report from './report.ts';

/** Anybody may report, also who may not act otherwise. */
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
    Report.requireOfOther(report);
    if (!(await findPerson(tx, reportedId))) throw notFound('person_not_found');
    await insertReport(tx, { ...report, createdAt: at });
    await raiseOwnNeed(
      tx,
      {
        ...{ kind: 'report_waits', subjectId: id, receivers: ['moderator', 'admin'] },
        ...{ title: '', details: {}, path: webAddresses.reports },
      },
      at,
    );
    const limit = perHour(actor.id, 'reports', limits.reportsPerHour, at);
    await enforceRateLimit(tx, limit, 'too_many_reports');
    return { id };
  });
}

interface Subject {
  reportedId: string;
  excerpt: string;
}

/** Whose it is and what it says: known here of what people write to each other, else as the reporter saw it. */
async function subjectOf(tx: Tx, actor: Actor, report: ReportToSend): Promise<Subject> {
  const { thing, subjectId, excerpt = '' } = report;
  if (thing === 'person') return { reportedId: subjectId, excerpt };
  if (thing === 'message') {
    const message = await findMessage(tx, subjectId);
    if (message?.receiverId !== actor.id) throw notFound('not_found');
    return { reportedId: message.senderId, excerpt: cut(message.content) };
  }
  if (thing === 'room_message') {
    const message = await findRoomMessageFor(tx, actor, subjectId);
    if (!message) throw notFound('not_found');
    return { reportedId: message.senderId, excerpt: cut(message.content) };
  }
  if (!report.reportedId) throw notFound('person_not_found');
  return { reportedId: report.reportedId.toLowerCase(), excerpt };
}

const cut = (text: string) => [...text].slice(0, limits.excerpt).join('');
