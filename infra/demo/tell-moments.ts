import { jobDays } from '@sidework/contracts/marketplace/limits';
import postgres, { type ISql } from 'postgres';
import type { Point } from './timeline.ts';

type Shown = [table: string, column: string, daysAhead?: number];

/**
 * People are shown these moments, each so many days after the thing was made; events and the audit log keep the true
 * moment.
 */
const shown: Record<string, Shown[]> = {
  identity: [
    ['users', 'created_at'],
    ['profiles', 'created_at'],
  ],
  marketplace: [
    ['job_requests', 'created_at'],
    // In this order: no job is due after its end.
    ['job_requests', 'due_at', jobDays.open - jobDays.warning],
    ['job_requests', 'expires_at', jobDays.open],
    ['job_proposals', 'created_at'],
    ['professional_gigs', 'created_at'],
    ['job_proposals', 'decided_at'],
    ['saved_searches', 'created_at'],
    ['saved_search_matches', 'found_at'],
    ['favorites', 'created_at'],
  ],
  'client-services': [
    // When a card is asked for; what was paid, and all of the ledger, has the moment that its deed told.
    ['payments', 'requested_at'],
    ['payments', 'expires_at', 1],
    ['services', 'started_at'],
    ['services', 'completed_at'],
    ['services', 'created_at'],
    ['stage_changes', 'changed_at'],
    ['reviews', 'created_at'],
    ['reviews', 'opened_at'],
    ['client_reviews', 'created_at'],
    ['client_reviews', 'opened_at'],
    ['dispute_messages', 'sent_at'],
    ['dispute_messages', 'added_at'],
  ],
  'business-tools': [
    ['business_documents', 'created_at'],
    ['business_documents', 'trashed_at'],
  ],
  'network-chat': [
    ['conversations', 'requested_at'],
    ['conversations', 'last_message_at'],
    ['conversation_members', 'last_message_at'],
    ['conversation_members', 'unread_since'],
    ['messages', 'created_at'],
    ['connections', 'created_at'],
    ['reports', 'created_at'],
    ['notifications', 'created_at'],
    ['notifications', 'asked_at'],
    ['notifications', 'read_at'],
    ['needs', 'since'],
  ],
};

/** Tables that hold to what was once written, by the trigger that does so. */
const keepers: Record<string, string> = { messages: 'messages_keep' };

/** Moves what was made between the points to where they tell it, in one stretch for all tables: nothing changes its order. */
export async function tellMoments(
  ownerUrlOf: (service: string) => string,
  points: Point[],
): Promise<void> {
  await Promise.all(
    Object.entries(shown).map(async ([service, columns]) => {
      const sql = postgres(ownerUrlOf(service), { max: 1 });
      try {
        await sql.begin(async (tx) => {
          for (const column of columns) await move(tx, column, points);
          if (service === 'marketplace') await digestNow(tx);
        });
      } finally {
        await sql.end();
      }
    }),
  );
}

/** Matches of days ago would have been in a digest by now, so the next look at what is due tells them. */
const digestNow = (sql: ISql) =>
  sql`update saved_search_matches set tell_at = found_at where told_at is null`;

async function move(
  sql: ISql,
  [table, column, daysAhead = 0]: Shown,
  points: Point[],
): Promise<void> {
  const keeper = keepers[table];
  const at = (moments: number[]) => moments.map((moment) => new Date(moment).toISOString());
  const [from, to] = [points.slice(0, -1), points.slice(1)];
  const ahead = sql`make_interval(hours => ${24 * daysAhead})`;
  const made = sql`(${sql(`made.${column}`)} - ${ahead})`;
  if (keeper) await sql`alter table ${sql(table)} disable trigger ${sql(keeper)}`;
  await sql`
    update ${sql(table)} as made
    set ${sql(column)} = told + ${ahead} + (${made} - real)
      * (extract(epoch from told_until - told) / extract(epoch from until - real))::float8
    from unnest(
      ${at(from.map(([real]) => real))}::timestamptz[], ${at(to.map(([real]) => real))}::timestamptz[],
      ${at(from.map(([, told]) => told))}::timestamptz[], ${at(to.map(([, told]) => told))}::timestamptz[]
    ) as stretch (real, until, told, told_until)
    where ${made} >= real and ${made} < until`;
  if (keeper) await sql`alter table ${sql(table)} enable trigger ${sql(keeper)}`;
}
