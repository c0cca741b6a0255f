import type { Db } from '@sidework/chassis/db/db';
import type { TermsAgreement } from '@sidework/contracts/identity/terms/terms';
import { childIdsOf } from '../family/guardians/queries.ts';
import { isKnownAdult } from '../profiles/profile.ts';
import { getProfile } from '../profiles/queries.ts';
import { toTermsAgreement } from './agreement.ts';
import { lackAgreement, latestAgreement } from './queries.ts';

/** The agreement of a person, and whether they are asked once more. */
export async function agreementOf(db: Db, personId: string): Promise<TermsAgreement> {
  const profile = await getProfile(db, personId);
  const isAsked =
    isKnownAdult(profile) &&
    (await lackAgreement(db, [personId, ...(await childIdsOf(db, personId))]));
  return toTermsAgreement(await latestAgreement(db, personId), isAsked);
}
