import type { Actor } from '@sidework/chassis/http/actor';
import type { TermsAgreement } from '@sidework/contracts/identity/terms/terms';
import type { Deps } from '../deps.ts';
import { childIdsOf } from '../family/guardians/queries.ts';
import { lockLivingProfile } from '../profiles/queries.ts';
import { agreements, requireAdult } from './agreement.ts';
import { agreementOf } from './agreement-of.ts';
import { saveAgreements } from './queries.ts';

export function agreeToTerms(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { id }: Actor,
): Promise<TermsAgreement> {
  return db.transaction(async (tx) => {
    requireAdult(await lockLivingProfile(tx, id));
    await saveAgreements(tx, agreements(id, await childIdsOf(tx, id), now()));
    return agreementOf(tx, id);
  });
}
