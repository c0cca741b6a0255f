import { allRows } from '@sidework/chassis/db/all-rows';
import type { Db } from '@sidework/chassis/db/db';
import type { OwnFile } from '@sidework/chassis/people/gathered-part';
import type { Namer } from '@sidework/chassis/people/namer';
import { people } from '@sidework/chassis/people/people';
import { reportReasons } from '@sidework/contracts/network-chat/reports';
import { and, eq, ne, or, sql } from 'drizzle-orm';
import { childWords, heldMessages } from '../child-words/table.ts';
import { isSeenBy } from '../connections/connection.ts';
import { connections } from '../connections/table.ts';
import { eventGoers } from '../event-goers/table.ts';
import { reports } from '../reports/table.ts';
import { roomMessages, rooms } from '../rooms/table.ts';
import { sharedFacts } from '../shared-history/table.ts';
import { supportMessages } from '../support/table.ts';

/** A person's connections, reports and messages in job rooms; of reports that others sent about them, only the decisions. */
export const gatherNetwork = (db: Db, userId: string, named: Namer): OwnFile[] => [
  {
    name: 'connections.json',
    about: 'People you asked to connect, and people who asked you.',
    rows: connectionsOf(db, userId, named),
  },
  {
    name: 'room-messages.json',
    about: 'The messages of the job rooms that you wrote in or worked in.',
    rows: roomMessagesOf(db, userId, named),
  },
  {
    name: 'held-messages.json',
    about: 'Messages of yours that were not sent, since they tell how to reach someone.',
    rows: heldOf(db, userId, named),
  },
  {
    name: 'words.json',
    about: 'What you wrote about work and events that your guardians can read.',
    rows: wordsOf(db, userId),
  },
  {
    name: 'shared-history.json',
    about:
      'Completed work, courses and events of yours, which others see as far as they shared them.',
    rows: sharedFactsOf(db, userId, named),
  },
  {
    name: 'events-shown.json',
    about: 'The events at which you let your connections see that you are going.',
    rows: eventsShownOf(db, userId),
  },
  {
    name: 'support.json',
    about: 'What you and our staff wrote to each other, and what you answered as staff.',
    rows: supportOf(db, userId),
  },
  { name: 'reports.json', about: 'What you reported.', rows: reportsBy(db, userId, named) },
  {
    name: 'decisions.json',
    about: 'What our moderators decided about you, and your appeals.',
    rows: decisionsAbout(db, userId),
  },
];

const { requesterId, receiverId } = connections;

/** The receiver does not learn of a request that still waits for guardians. */
async function* connectionsOf(db: Db, userId: string, named: Namer) {
  const rows = allRows({
    order: [connections.createdAt, connections.id],
    ask: ({ after, limit }) =>
      db
        .select({ connection: connections, other: people.fullName })
        .from(connections)
        .leftJoin(
          people,
          sql`${people.id} = case when ${requesterId} = ${userId}::uuid then ${receiverId} else ${requesterId} end`,
        )
        .where(and(or(eq(requesterId, userId), eq(receiverId, userId)), after))
        .orderBy(connections.createdAt, connections.id)
        .limit(limit),
    place: ({ connection: { createdAt, id } }) => [createdAt, id],
    present: (row) => row,
  });
  for await (const { connection, other } of rows) {
    if (!isSeenBy(connection, userId)) continue;
    yield {
      person: named(other),
      askedBy: connection.requesterId === userId ? 'you' : named(other),
      status: connection.status,
      askedAt: connection.createdAt.toISOString(),
      answeredAt: connection.answeredAt?.toISOString() ?? null,
    };
  }
}

const isOfRoom = (userId: string) =>
  sql`(${rooms.childId} = ${userId}::uuid or ${rooms.clientId} = ${userId}::uuid or exists (
    select from room_messages own where own.room_id = ${rooms.id} and own.sender_id = ${userId}::uuid))`;

const roomMessagesOf = (db: Db, userId: string, named: Namer) =>
  allRows({
    order: [roomMessages.roomId, roomMessages.sequence],
    ask: ({ after, limit }) =>
      db
        .select({ message: roomMessages, room: rooms.title, sender: people.fullName })
        .from(roomMessages)
        .innerJoin(rooms, eq(rooms.id, roomMessages.roomId))
        .leftJoin(people, eq(people.id, roomMessages.senderId))
        .where(and(isOfRoom(userId), after))
        .orderBy(roomMessages.roomId, roomMessages.sequence)
        .limit(limit),
    place: ({ message }) => [message.roomId, message.sequence],
    present: ({ message: { senderId, content, hiddenAt, createdAt }, room, sender }) => ({
      room,
      from: senderId === userId ? 'you' : named(sender),
      message: hiddenAt && senderId !== userId ? null : content,
      sentAt: createdAt.toISOString(),
    }),
  });

const heldOf = (db: Db, userId: string, named: Namer) =>
  allRows({
    order: [heldMessages.at, heldMessages.id],
    ask: ({ after, limit }) =>
      db
        .select({ held: heldMessages, receiver: people.fullName })
        .from(heldMessages)
        .leftJoin(people, eq(people.id, heldMessages.receiverId))
        .where(and(eq(heldMessages.childId, userId), after))
        .orderBy(heldMessages.at, heldMessages.id)
        .limit(limit),
    place: ({ held }) => [held.at, held.id],
    present: ({ held: { content, at, receiverId: toId }, receiver }) => ({
      to: toId ? named(receiver) : 'a job room',
      message: content,
      writtenAt: at.toISOString(),
    }),
  });

const sharedFactsOf = (db: Db, userId: string, named: Namer) =>
  allRows({
    order: [sharedFacts.kind, sharedFacts.sourceId],
    ask: ({ after, limit }) =>
      db
        .select({ fact: sharedFacts, other: people.fullName })
        .from(sharedFacts)
        .leftJoin(people, eq(people.id, sharedFacts.otherId))
        .where(and(eq(sharedFacts.personId, userId), after))
        .orderBy(sharedFacts.kind, sharedFacts.sourceId)
        .limit(limit),
    place: ({ fact }) => [fact.kind, fact.sourceId],
    present: ({ fact: { kind, title, happenedAt, otherId, balance, isAgreed }, other }) => ({
      kind,
      title,
      with: otherId ? named(other) : null,
      happenedAt: happenedAt?.toISOString() ?? null,
      counts: balance > 0 && isAgreed,
    }),
  });

const eventsShownOf = (db: Db, userId: string) =>
  allRows({
    order: [eventGoers.personId, eventGoers.registrationId],
    ask: ({ after, limit }) =>
      db
        .select()
        .from(eventGoers)
        .where(and(eq(eventGoers.personId, userId), after))
        .orderBy(eventGoers.personId, eventGoers.registrationId)
        .limit(limit),
    place: ({ personId, registrationId }) => [personId, registrationId],
    present: ({ eventId, shownUntil }) => ({
      event: eventId,
      shownUntil: shownUntil?.toISOString() ?? null,
    }),
  });

const reportsBy = (db: Db, userId: string, named: Namer) =>
  allRows({
    order: [reports.createdAt, reports.id],
    ask: ({ after, limit }) =>
      db
        .select({ report: reports, reported: people.fullName })
        .from(reports)
        .leftJoin(people, eq(people.id, reports.reportedId))
        .where(and(eq(reports.reporterId, userId), after))
        .orderBy(reports.createdAt, reports.id)
        .limit(limit),
    place: ({ report }) => [report.createdAt, report.id],
    present: ({ report: { thing, reason, comment, createdAt, decidedAt }, reported }) => ({
      about: thing,
      of: named(reported),
      reason: reportReasons.find(({ key }) => key === reason)?.label ?? reason,
      comment,
      reportedAt: createdAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
    }),
  });

/** A dismissed report is told to its reporter alone, and no reporter is named here. */
const decisionsAbout = (db: Db, userId: string) =>
  allRows({
    order: [reports.createdAt, reports.id],
    ask: ({ after, limit }) =>
      db
        .select()
        .from(reports)
        .where(and(eq(reports.reportedId, userId), ne(reports.decision, 'dismissed'), after))
        .orderBy(reports.createdAt, reports.id)
        .limit(limit),
    place: ({ createdAt, id }) => [createdAt, id],
    present: (report) => ({
      about: report.thing,
      yourWords: report.excerpt,
      decision: report.decision,
      reason: report.decidedReason,
      decidedAt: report.decidedAt?.toISOString() ?? null,
      ...(report.appealedAt && {
        appeal: {
          statement: report.appeal,
          sentAt: report.appealedAt.toISOString(),
          outcome: report.appealOutcome,
          reason: report.appealReason,
          decidedAt: report.appealDecidedAt?.toISOString() ?? null,
        },
      }),
    }),
  });

const supportOf = (db: Db, userId: string) =>
  allRows({
    order: [supportMessages.sentAt, supportMessages.id],
    ask: ({ after, limit }) =>
      db
        .select()
        .from(supportMessages)
        .where(
          and(or(eq(supportMessages.personId, userId), eq(supportMessages.staffId, userId)), after),
        )
        .orderBy(supportMessages.sentAt, supportMessages.id)
        .limit(limit),
    place: ({ sentAt, id }) => [sentAt, id],
    present: ({ isFromStaff, staffId, content, sentAt }) => ({
      from: !isFromStaff || staffId === userId ? 'you' : 'our staff',
      message: content,
      sentAt: sentAt.toISOString(),
    }),
  });

const wordsOf = (db: Db, userId: string) =>
  allRows({
    order: [childWords.at, childWords.id],
    ask: ({ after, limit }) =>
      db
        .select()
        .from(childWords)
        .where(and(eq(childWords.childId, userId), eq(childWords.writerId, userId), after))
        .orderBy(childWords.at, childWords.id)
        .limit(limit),
    place: ({ at, id }) => [at, id],
    present: ({ title, texts, isHeld, answeredAt, at }) => ({
      about: title,
      words: texts,
      isHeld,
      answeredAt: answeredAt?.toISOString() ?? null,
      writtenAt: at.toISOString(),
    }),
  });
