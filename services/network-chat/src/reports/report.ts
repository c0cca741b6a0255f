import { conflict, forbidden, notFound, unprocessable } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import type { Person } from '@sidework/chassis/people/people';
import { limits } from '@sidework/contracts/network-chat/limits';
import { hideableThings, type ReportDecision } from '@sidework/contracts/network-chat/reports';
import type { reports } from './table.ts';

export type Report = typeof reports.$inferSelect;
export type NewReport = typeof reports.$inferInsert;

interface Subject {
  reportedId: string;
  excerpt: string;
}

export const excerptOf = (text: string): string => [...text].slice(0, limits.excerpt).join('');

/** The author and the words of a message that the reporter was able to read. */
export function ofMessage(message: { senderId: string; content: string } | undefined): Subject {
  if (!message) throw notFound('not_found');
  return {
    reportedId: message.senderId,
    excerpt: excerptOf(message.content || 'Files without words'),
  };
}

export function requireOfOther(
  report: Pick<Report, 'reporterId' | 'reportedId'>,
  reported: Pick<Person, 'id'> | undefined,
): void {
  if (report.reporterId === report.reportedId) throw unprocessable('report_yourself');
  if (!reported) throw notFound('person_not_found');
}

/** The two people of a report, and their guardians, neither decide it nor read what was kept back around it. */
export function requireOfOthers(
  { reporterId, reportedId }: Pick<Report, 'reporterId' | 'reportedId'>,
  guardianIds: readonly string[],
  by: Pick<Actor, 'id'>,
): void {
  if ([reporterId, reportedId, ...guardianIds].includes(by.id)) throw forbidden('own_report');
}

/** Moderators look closer while a report, or an appeal against its decision, waits. */
function requireInHand({ decidedAt, appealedAt, appealDecidedAt }: Waiting): void {
  if (decidedAt && (!appealedAt || appealDecidedAt)) throw conflict('report_decided');
}

type Waiting = Pick<Report, 'decidedAt' | 'appealedAt' | 'appealDecidedAt'>;

export type OfMessage = Report & { thing: 'message' | 'room_message' };

export function requireMessage(report: Report): OfMessage {
  requireInHand(report);
  const { thing } = report;
  if (thing !== 'message' && thing !== 'room_message') throw notFound('not_found');
  return { ...report, thing };
}

interface Sent {
  senderId: string;
  receiverId: string;
}

/** Its file is one that the two people sent each other. */
export function requireFileOf(
  report: Pick<Report, 'reporterId' | 'reportedId'> & Waiting,
  message: Sent | null | undefined,
): asserts message is Sent {
  requireInHand(report);
  const { reporterId, reportedId } = report;
  const both = [reporterId, reportedId];
  if (!message || !both.includes(message.senderId) || !both.includes(message.receiverId))
    throw notFound('attachment_not_found');
}

/** The database keeps one report of a reporter about the same thing at a time. */
export function requireNew(isNew: boolean): void {
  if (!isNew) throw conflict('already_reported');
}

/** Only an administrator bans staff. */
export const isStaff = ({ roles }: Pick<Person, 'roles'>): boolean =>
  roles.some((role) => role === 'admin' || role === 'moderator');

interface ReviewFact {
  clientId: string;
  professionalId: string;
  reporterId: string;
  comment: string | null;
  reply: string | null;
  /** The professional wrote it of the client. */
  isOfClient?: true | undefined;
}

/** One side wrote the review and the other the reply, so an author who reports their own review complains of the reply. */
export function authorOfReview(review: ReviewFact): Subject {
  const { clientId, professionalId, reporterId, comment, reply, isOfClient } = review;
  const [authorId, answeringId] = isOfClient
    ? [professionalId, clientId]
    : [clientId, professionalId];
  return reporterId === authorId
    ? { reportedId: answeringId, excerpt: reply ?? '' }
    : { reportedId: authorId, excerpt: comment ?? '' };
}

interface Decided {
  /** The guardians of the two people. */
  guardianIds: string[];
  decision: ReportDecision;
  reason: string;
  by: Actor;
  at: Date;
}

/** Identity would ignore a ban of staff without telling the moderator, so it is refused here. */
export function decide(
  report: Report,
  reported: Pick<Person, 'roles'> | undefined,
  { guardianIds, decision, reason, by, at }: Decided,
): Report {
  requireOfOthers(report, guardianIds, by);
  if (decision === 'suspended' && reported && isStaff(reported))
    throw conflict('reported_is_staff');
  if (report.decidedAt) throw conflict('report_decided');
  if (decision === 'hidden' && !hideableThings.includes(report.thing))
    throw unprocessable('nothing_to_hide');
  return { ...report, decision, decidedBy: by.id, decidedReason: reason, decidedAt: at };
}
