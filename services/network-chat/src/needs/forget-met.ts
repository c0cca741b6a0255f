import { sql } from 'drizzle-orm';
import type { Deps } from '../deps.ts';

const atOnce = 1_000;

/** Forgets needs that were met before any event that may still come; gives how many, some at a time. */
export async function forgetMet({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const forgotten = await db.execute(sql`
    delete from needs where (kind, subject_id) in (
      select kind, subject_id from needs
      where met_at < ${now().toISOString()}::timestamptz - interval '14 days' limit ${atOnce})
    returning kind`);
  return forgotten.length;
}
