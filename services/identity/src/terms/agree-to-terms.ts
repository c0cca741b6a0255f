import type { Actor } from '@sidework/chassis/http/actor';
import type { Deps } from '../deps.ts';
import { childIdsOf } from '../family/guardians/queries.ts';
import { getProfile } from '../profiles/queries.ts';
import { agreements, requireAdult } from './agreement.ts';
import { latestAgreement, saveAgreements } from './queries.ts';
import type { Agreement } from './table.ts';

export function agreeToTerms(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { id }: Actor,
): Promise<Agreement | undefined> {
  return db.transaction(async (tx) => {
    requireAdult(await getProfile(tx, id));
    await saveAgreements(tx, agreements(id, await childIdsOf(tx, id), now()));
    return latestAgreement(tx, id);
  });
}
