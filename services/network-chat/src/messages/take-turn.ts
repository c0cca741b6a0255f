import type { Db } from '@sidework/chassis/db';
import { tooManyFor } from '@sidework/chassis/errors';
import { eq, type SQL, sql } from 'drizzle-orm';
import { messageTurns } from './table.ts';

/** Whose turn it is, and how many they have in a minute. */
export interface Turn {
  senderId: string;
  perMinute: number;
  now: Date;
}

const minute = 60;

/**
 * Seconds that a clock may have been set back by. What stands further ahead than a full minute and this was written by a
 * clock that was wrong, and keeps nobody waiting.
 */
const clockSlack = 5;

/** The part of a statement that takes a turn: it gives a row where there is one, so that the limit holds over all instances. */
export function takingTurn({ senderId, perMinute, now }: Turn): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  const each = sql`make_interval(secs => ${minute / perMinute})`;
  const from = sql`case when kept.arrives_at > ${at} + make_interval(secs => ${minute + clockSlack}) then ${at}
    else greatest(kept.arrives_at, ${at}) end`;
  return sql`
    insert into message_turns as kept (sender_id, arrives_at) values (${senderId}::uuid, ${at} + ${each})
    on conflict (sender_id) do update set arrives_at = ${from} + ${each}
    where ${from} + ${each} <= ${at} + make_interval(secs => ${minute})
    returning true`;
}

/** Refuses, with the seconds until the next turn. */
export async function refuseTurn(db: Db, { senderId, perMinute, now }: Turn): Promise<never> {
  const [turn] = await db.select().from(messageTurns).where(eq(messageTurns.senderId, senderId));
  const arrives = (turn?.arrivesAt ?? now).getTime() - now.getTime();
  const seconds = Math.ceil(arrives / 1000 + minute / perMinute - minute);
  throw tooManyFor(Math.max(1, seconds), 'too_many_messages');
}
