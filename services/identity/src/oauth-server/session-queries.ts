import type { Db } from '@sidework/chassis/db';
import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { sessions } from '../sessions/table.ts';

/** What the session of a token that was just made lets an application know. */
export async function scopeOfSession(db: Db, accessToken: string): Promise<string> {
  const { session_id } = decodeJwt<{ session_id: string }>(accessToken);
  const [session] = await db
    .select({ scope: sessions.oauthScope })
    .from(sessions)
    .where(eq(sessions.id, session_id));
  return session?.scope ?? '';
}
