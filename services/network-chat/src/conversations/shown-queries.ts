import type { Db } from '@sidework/chassis/db/db';
import { momentAndId, type Position } from '@sidework/chassis/db/keyset';
import { prepareOnce } from '@sidework/chassis/db/prepare-once';
import { notFound } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { type Person, people } from '@sidework/chassis/people/people';
import { and, desc, eq, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { blocks } from '../blocks/table.ts';
import type { Message } from '../messages/message.ts';
import { messages } from '../messages/table.ts';
import { isChild } from '../people/queries.ts';
import { bothShowReading } from '../preferences/queries.ts';
import { isOnline } from '../realtime/presence-queries.ts';
import type { Conversation, Member } from './conversation.ts';
import { conversationMembers, conversations } from './table.ts';

/** A conversation from one side: all but the person may be absent before the first message. */
export interface ShownConversation {
  person: Person;
  conversation: Conversation | null;
  mine: Member | null;
  theirs: Member | null;
  lastMessage: Message | null;
  isBlocked: boolean;
  isOnline: boolean;
  /** Each sees what the other has read. */
  isReadingShown: boolean;
}

const mine = alias(conversationMembers, 'mine');
const theirs = alias(conversationMembers, 'theirs');

const isBlocking = (blocker: SQL, blocked: SQL) =>
  sql<boolean>`exists (select from ${blocks} where blocker_id = ${blocker} and blocked_id = ${blocked})`;

const columns = (viewer: SQL) => ({
  person: people,
  conversation: conversations,
  mine,
  theirs,
  lastMessage: messages,
  isBlocked: isBlocking(viewer, sql`${people.id}`),
  isOnline: isOnline(people.id),
  isReadingShown: bothShowReading(viewer, sql`${people.id}`),
});

const isTheirs = and(
  eq(theirs.conversationId, conversations.id),
  eq(theirs.userId, sql`${people.id}`),
);
const isLast = and(
  eq(messages.conversationId, conversations.id),
  eq(messages.sequence, conversations.lastSequence),
);

/** Adults see adults and children see children; a person who blocked the viewer does not exist for them. */
export const isThere = (viewer: SQL) =>
  and(
    sql`(${people.accountType} = 'sidework_kids') = ${isChild(viewer)}`,
    sql`not ${isBlocking(sql`${people.id}`, viewer)}`,
  );

interface ConversationsQuery {
  cursor?: string | undefined;
  limit: number;
  /** Those that were put away instead. */
  isArchived?: boolean | undefined;
}

/**
 * Conversations with messages, the latest first; `limit + 1` of them. The page is found on the members alone and joined
 * afterwards: joined first, the whole list would be read for each page.
 */
export function conversationsOf(
  db: Db,
  actor: Actor,
  { cursor, limit, isArchived = false }: ConversationsQuery,
): Promise<ShownConversation[]> {
  const viewer = sql`${actor.id}::uuid`;
  const after = momentAndId(cursor);
  const { userId, otherId, lastMessageAt, conversationId } = conversationMembers;
  // A row comparison starts in the index at the cursor; written with `or`, everything newer would be read again.
  const older =
    after &&
    sql`(${lastMessageAt}, ${conversationId}) < (${after.at}::timestamptz, ${after.id}::uuid)`;
  const page = db
    .select({ userId, conversationId })
    .from(conversationMembers)
    .innerJoin(people, eq(people.id, otherId))
    .where(
      and(
        eq(userId, actor.id),
        isNotNull(lastMessageAt),
        isThere(viewer),
        eq(conversationMembers.isIgnored, false),
        eq(conversationMembers.isArchived, isArchived),
        older,
      ),
    )
    .orderBy(desc(lastMessageAt), desc(conversationId))
    .limit(limit + 1)
    .as('page');
  return db
    .select(columns(viewer))
    .from(page)
    .innerJoin(
      mine,
      and(eq(mine.userId, page.userId), eq(mine.conversationId, page.conversationId)),
    )
    .innerJoin(people, eq(people.id, mine.otherId))
    .innerJoin(conversations, eq(conversations.id, mine.conversationId))
    .innerJoin(theirs, isTheirs)
    .leftJoin(messages, isLast)
    .orderBy(desc(mine.lastMessageAt), desc(mine.conversationId));
}

export const byLastMessage = ({ mine: side }: ShownConversation): Position => [
  side?.lastMessageAt?.toISOString() ?? '',
  side?.conversationId ?? '',
];

/** Prepared once: it runs with each message, and building the statement takes longer than running it. */
const conversationOfTwo = prepareOnce((db) => {
  const viewerId = sql.placeholder('viewerId');
  const viewer = sql`${viewerId}::uuid`;
  const self = alias(people, 'self');
  const isPair = and(
    eq(conversations.oneId, sql`least(${people.id}, ${viewer})`),
    eq(conversations.otherId, sql`greatest(${people.id}, ${viewer})`),
  );
  // A child is shown while both may act, and stays shown once the two have written to each other.
  const isMet = sql`(${people.accountType} <> 'sidework_kids' or (${people.mayAct} and ${self.mayAct}) or ${conversations.id} is not null)`;
  const isPerson = and(eq(people.id, sql.placeholder('personId')), ne(people.id, viewerId));
  return db
    .select(columns(viewer))
    .from(people)
    .innerJoin(self, eq(self.id, viewerId))
    .leftJoin(conversations, isPair)
    .leftJoin(mine, and(eq(mine.conversationId, conversations.id), eq(mine.userId, viewerId)))
    .leftJoin(theirs, isTheirs)
    .leftJoin(messages, isLast)
    .where(and(isPerson, isThere(viewer), isMet))
    .prepare('conversation_of_two');
});

/** The conversation with one person, also before the first message. */
export async function getConversationWith(
  db: Db,
  actor: Actor,
  personId: string,
): Promise<ShownConversation> {
  const [shown] = await conversationOfTwo(db, { viewerId: actor.id, personId });
  if (!shown) throw notFound('person_not_found');
  return shown;
}
