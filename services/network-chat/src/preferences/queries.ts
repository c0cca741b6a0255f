import type { Db, Tx } from '@sidework/chassis/db/db';
import { prepareOnce } from '@sidework/chassis/db/prepare-once';
import type { Actor } from '@sidework/chassis/http/actor';
import type { ChatPreferences } from '@sidework/contracts/network-chat/chat-preferences';
import {
  type NotificationKind,
  notificationKinds,
  notificationTable,
} from '@sidework/contracts/network-chat/notification-kinds';
import type {
  NotificationPreference,
  PreferenceChange,
} from '@sidework/contracts/network-chat/notifications';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { chatPreferences, notificationPreferences } from './table.ts';

const preferenceOf = prepareOnce((db) =>
  db
    .select()
    .from(notificationPreferences)
    .where(
      and(
        eq(notificationPreferences.userId, sql.placeholder('userId')),
        eq(notificationPreferences.kind, sql.placeholder('kind')),
      ),
    )
    .prepare('preference_of'),
);

/** Whether a person wants this kind mailed; who has not said so gets what the kind's own table says. */
export async function isMailed(db: Db, userId: string, kind: NotificationKind): Promise<boolean> {
  const [preference] = await preferenceOf(db, { userId, kind });
  return preference?.mail ?? notificationTable[kind].mail;
}

/** The same of the browsers of a person: what is worth a mail is worth this, too. */
export async function isPushed(db: Db, userId: string, kind: NotificationKind): Promise<boolean> {
  const [preference] = await preferenceOf(db, { userId, kind });
  return preference?.push ?? notificationTable[kind].mail;
}

/** One for each kind, in the order in which they are declared. */
export async function preferencesOf(
  db: Db,
  actor: Pick<Actor, 'id'>,
): Promise<NotificationPreference[]> {
  const rows = await db
    .select()
    .from(notificationPreferences)
    .where(eq(notificationPreferences.userId, actor.id));
  const decided = new Map(rows.map((row) => [row.kind, row]));
  return notificationKinds.map((kind) => toPreference(kind, decided.get(kind)));
}

const toPreference = (
  kind: NotificationKind,
  decided?: Partial<typeof notificationPreferences.$inferSelect>,
): NotificationPreference => ({
  kind,
  mail: decided?.mail ?? notificationTable[kind].mail,
  push: decided?.push ?? notificationTable[kind].mail,
});

export async function savePreference(
  tx: Tx,
  actor: Pick<Actor, 'id'>,
  kind: NotificationKind,
  change: PreferenceChange,
): Promise<NotificationPreference> {
  const [saved] = await tx
    .insert(notificationPreferences)
    .values({ userId: actor.id, kind, mail: notificationTable[kind].mail, ...change })
    .onConflictDoUpdate({
      target: [notificationPreferences.userId, notificationPreferences.kind],
      set: change,
    })
    .returning();
  return toPreference(kind, saved);
}

export async function chatPreferencesOf(db: Db, personId: string): Promise<ChatPreferences> {
  const [kept] = await db
    .select()
    .from(chatPreferences)
    .where(eq(chatPreferences.userId, personId));
  return { showsReading: kept?.showsReading ?? true };
}

export async function saveChatPreferences(
  tx: Tx,
  userId: string,
  { showsReading }: ChatPreferences,
): Promise<void> {
  await tx
    .insert(chatPreferences)
    .values({ userId, showsReading })
    .onConflictDoUpdate({ target: chatPreferences.userId, set: { showsReading } });
}

/** Two people see what the other has read only while both show it. */
export const bothShowReading = (one: SQL, other: SQL): SQL<boolean> => sql<boolean>`not exists (
  select from ${chatPreferences} where user_id in (${one}, ${other}) and not shows_reading)`;

export async function doBothShowReading(db: Db, one: string, other: string): Promise<boolean> {
  const [row] = await db.execute<{ doShow: boolean }>(
    sql`select ${bothShowReading(sql`${one}::uuid`, sql`${other}::uuid`)} as "doShow"`,
  );
  return row?.doShow ?? true;
}
