import type { Db } from '@sidework/chassis/db/db';
import { momentAndId } from '@sidework/chassis/db/keyset';
import type { EventSearch } from '@sidework/contracts/education-events/event-listings';
import { searchWords } from '@sidework/contracts/kernel/search-words';
import {
  reachesAllJobs as isIndexed,
  lookedThrough,
} from '@sidework/contracts/marketplace/search-reach';
import { and, asc, eq, gt, gte, inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Audience } from '../people/audience.ts';
import { type ShownEvent, shown, shownTo } from './queries.ts';
import { events, eventWords } from './table.ts';

interface Asked extends EventSearch {
  audience: Audience;
  now: Date;
}

/** A child sees events for young people alone, with and without the filter. */
const isOfYoungPeople = ({ audience, forYoungPeople }: Asked) =>
  audience.isChild || forYoungPeople === true;

/** An ended event is left out even before its status says completed (D-68). */
function upcoming(asked: Asked): SQL | undefined {
  const { category, cursor, now } = asked;
  const after = momentAndId(cursor);
  return and(
    sql`${events.status} = 'upcoming'`,
    gte(events.endsAt, now),
    shownTo({ isChild: isOfYoungPeople(asked) }),
    category && eq(events.category, category),
    after &&
      sql`(${events.eventDate}, ${events.id}) > (${after.at}::timestamptz, ${after.id}::uuid)`,
  );
}

const priced = (priceCents: PgColumn, { price }: Asked) =>
  price && (price === 'free' ? eq(priceCents, 0) : gt(priceCents, 0));

/** A series stands in the list once, by its next date that the reader asks for; its page shows the others. */
function isNextOfSeries(asked: Asked): SQL {
  const now = asked.now.toISOString();
  const forChildren = isOfYoungPeople(asked) ? sql`and earlier.young_people = 'approved'` : sql``;
  return sql`(${events.seriesId} is null or not exists (
    select from ${events} earlier
    where earlier.series_id = ${events.seriesId} and earlier.status = 'upcoming' and earlier.ends_at >= ${now}::timestamptz
      and (earlier.event_date, earlier.id) < (${events.eventDate}, ${events.id})
      and earlier.category = ${events.category} and (earlier.price_cents = 0) = (${events.priceCents} = 0) ${forChildren}))`;
}

/** Events that are not over, the next first. */
export async function upcomingEvents(
  db: Db,
  audience: Audience,
  query: EventSearch,
  now: Date,
): Promise<ShownEvent[]> {
  const asked = { ...query, audience, now };
  const words = searchWords(query.search);
  const inOrder = [asc(events.eventDate), asc(events.id)];
  if (words.length === 0)
    return shown(db)
      .where(and(upcoming(asked), priced(events.priceCents, asked), isNextOfSeries(asked)))
      .orderBy(...inOrder)
      .limit(query.limit + 1);
  const found = await eventsWith(db, asked, words);
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  return shown(db)
    .where(inArray(events.id, ids))
    .orderBy(...inOrder);
}

/**
 * Looks through the next events, and where they do not fill the page asks the index of words. The planner cannot choose
 * between the two: the plan that it keeps takes rare and common words for the same. Words that no index holds are looked for
 * among the next events alone.
 */
async function eventsWith(db: Db, asked: Asked, words: string[]): Promise<{ id: string }[]> {
  const { id, eventDate, organizerId, priceCents } = events;
  const next = db
    .select({ id, eventDate, organizerId, priceCents, text: sql`${eventWords}`.as('text') })
    .from(events)
    .where(upcoming(asked))
    .orderBy(asc(eventDate), asc(id))
    .limit(lookedThrough)
    .as('next');
  const page = await db
    .select({ id: next.id })
    .from(next)
    .where(and(priced(next.priceCents, asked), haveWords(next, words, asked)))
    .orderBy(asc(next.eventDate), asc(next.id))
    .limit(asked.limit + 1);
  const indexed = words.filter((word) => isIndexed([word]));
  if (page.length > asked.limit || indexed.length === 0) return page;
  return (
    db
      .select({ id })
      .from(events)
      .where(
        and(
          upcoming(asked),
          priced(priceCents, asked),
          mayHaveWords(indexed, asked),
          haveWords({ text: eventWords, organizerId }, words, asked),
        ),
      )
      // Ordered as a row, which no index is: else the planner walks all events in their order.
      .orderBy(sql`(${eventDate}, ${id})`)
      .limit(asked.limit + 1)
  );
}

interface Searched {
  text: SQLWrapper;
  organizerId: SQLWrapper;
}

/** A pattern is made once: a plan that is kept would make it for each row. */
const has = (text: SQLWrapper, word: string) => sql`${text} like (select containing(${word}))`;

const peopleCalled = (words: string[]) =>
  sql`array(select id from people where ${or(...words.map((word) => has(sql`search_name`, word)))})`;

/** Each word is in the text of the event or in the name of its organizer; a child searches no name, since it may not read it. */
const haveWords = ({ text, organizerId }: Searched, words: string[], { audience }: Asked) =>
  and(
    ...words.map((word) => {
      if (audience.isChild) return has(text, word);
      const isNamed = isIndexed([word])
        ? sql`${organizerId} = any(${peopleCalled([word])})`
        : sql`(select ${has(sql`search_name`, word)} from people where people.id = ${organizerId})`;
      return or(has(text, word), isNamed);
    }),
  );

/** Follows from `haveWords` and is answered by indexes: all words are in the text, or the organizer has one of them. */
const mayHaveWords = (indexed: string[], { audience }: Asked) => {
  const inText = and(...indexed.map((word) => has(eventWords, word)));
  return audience.isChild
    ? inText
    : or(inText, sql`${events.organizerId} = any(${peopleCalled(indexed)})`);
};
