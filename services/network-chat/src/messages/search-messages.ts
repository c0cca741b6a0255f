import { enforceRateLimit } from '@sidework/chassis/db/account-limits';
import { hasWords } from '@sidework/chassis/db/folded';
import { momentAndId, toCursor } from '@sidework/chassis/db/keyset';
import type { Actor } from '@sidework/chassis/http/actor';
import { toPersonCard } from '@sidework/chassis/people/people';
import { searchWords } from '@sidework/contracts/kernel/search-words';
import type { FoundMessage } from '@sidework/contracts/network-chat/messages';
import { sql } from 'drizzle-orm';
import { type Conversation, seenBy, showsOther } from '../conversations/conversation.ts';
import { toMessageView } from '../conversations/message-view.ts';
import { isThere } from '../conversations/shown-queries.ts';
import type { Deps } from '../deps.ts';
import { getPeople } from '../people/queries.ts';
import { bothShowReading } from '../preferences/queries.ts';
import { shownMessages } from './queries.ts';

/** A page looks through so many messages of the person at most, however few of them it finds. */
const lookedThrough = 5_000;

interface Search {
  search: string;
  cursor?: string | undefined;
  limit: number;
}

interface Page {
  items: FoundMessage[];
  nextCursor: string | null;
}

/** Finds messages of the person's own conversations, the newest first. */
export async function searchMessages(
  { db, config, now }: Pick<Deps, 'db' | 'config' | 'now'>,
  actor: Actor,
  query: Search,
): Promise<Page> {
  if (searchWords(query.search).length === 0) return { items: [], nextCursor: null };
  const limit = { accountId: actor.id, action: 'message-searches', seconds: 60, now: now() };
  await enforceRateLimit(
    db,
    { ...limit, count: config.MESSAGE_SEARCHES_PER_MINUTE },
    'too_many_requests',
  );
  const { hits, last } = await lookThrough(db, actor.id, query);
  const page = hits.slice(0, query.limit);
  const messages =
    page.length === 0
      ? []
      : await shownMessages(
          db,
          page.map(({ id }) => id),
        );
  const others = await getPeople(
    db,
    page.map(({ otherId }) => otherId),
  );
  const items = page.flatMap(({ id, otherId, ...conversation }) => {
    const message = messages.find((each) => each.id === id);
    const person = others[otherId];
    if (!message || !person) return [];
    const isSeen = conversation.isReadingShown && showsOther(conversation, actor.id);
    const seen = seenBy(message, actor.id, isSeen);
    return [{ message: toMessageView(seen), person: toPersonCard(person) }];
  });
  const next = hits.length > query.limit ? page.at(-1) : last;
  return { items, nextCursor: next ? toCursor([next.at, next.id]) : null };
}

interface Looked extends Record<string, unknown> {
  id: string;
  at: string;
  otherId: string;
  state: Conversation['state'];
  requestedBy: string | null;
  isReadingShown: boolean;
  isHit: boolean;
}

/**
 * The newest messages before the cursor by two indexes that begin with the person, so that neither a common word nor other
 * people's messages make it longer. `last` is where the next look begins, if there may be more.
 */
async function lookThrough(db: Deps['db'], viewerId: string, { search, cursor, limit }: Search) {
  const before = momentAndId(cursor);
  const older = before
    ? sql`(created_at, id) < (${before.at}::timestamptz, ${before.id}::uuid)`
    : sql`true`;
  const newestOf = (side: 'sender_id' | 'receiver_id') => sql`(
    select id, conversation_id, created_at, hidden_at, search_text from messages
    where ${sql.raw(side)} = ${viewerId}::uuid and ${older}
    order by created_at desc, id desc limit ${lookedThrough})`;
  const rows = await db.execute<Looked>(sql`
    with looked as materialized (
      select * from (${newestOf('sender_id')} union all ${newestOf('receiver_id')}) own
      order by created_at desc, id desc limit ${lookedThrough}
    ), hits as (
      select looked.id, looked.created_at, mine.other_id, conversations.state, conversations.requested_by,
        ${bothShowReading(sql`${viewerId}::uuid`, sql`mine.other_id`)} as is_reading_shown
      from looked
      join conversations on conversations.id = looked.conversation_id
      join conversation_members mine
        on mine.conversation_id = looked.conversation_id and mine.user_id = ${viewerId}::uuid
      join people on people.id = mine.other_id
      where looked.hidden_at is null and not mine.is_ignored
        and ${hasWords(sql`looked.search_text`, search)} and ${isThere(sql`${viewerId}::uuid`)}
      order by looked.created_at desc, looked.id desc limit ${limit + 1}
    ), last as (
      select id, created_at from looked
      where (select count(*) from looked) = ${lookedThrough} order by created_at, id limit 1
    )
    select id, created_at as at, other_id as "otherId", state,
      requested_by as "requestedBy", is_reading_shown as "isReadingShown", true as "isHit" from hits
    union all select id, created_at, null, null, null, null, false from last
    order by "isHit" desc, at desc, id desc`);
  return { hits: rows.filter(({ isHit }) => isHit), last: rows.find(({ isHit }) => !isHit) };
}
