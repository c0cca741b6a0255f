import type { Actor } from '@sidework/chassis/http/actor';
import { keepObject, storeObject } from '@sidework/chassis/objects/stored-objects';
import type { ConsentGiven } from '@sidework/contracts/identity/family/consents';
import { v4 as uuidv4 } from 'uuid';
import type { Deps } from '../../deps.ts';
import { takeTurn } from '../../limits/take-turn.ts';
import { handIn } from './consent.ts';
import { readForm } from './form-file.ts';
import { findConsent, lockConsent, saveConsent } from './queries.ts';
import { toConsentGiven } from './view.ts';

const most = { count: 10, seconds: 3_600 };

/** The signed form of a consent that waits for it; from then on it waits for staff. */
export async function handInForm(
  deps: Deps,
  actor: Actor,
  consentId: string,
  uploaded: Buffer,
): Promise<ConsentGiven> {
  await takeTurn(deps.db, `consent forms ${actor.id}`, most);
  const key = `consent-forms/${uuidv4()}`;
  // Nothing is stored for a consent that waits for no form.
  handIn(await findConsent(deps.db, consentId), actor.id, key);
  const file = await readForm(deps, uploaded);
  await storeObject(deps, { kind: 'consent-form', ownerId: actor.id, key, ...file });
  return deps.db.transaction(async (tx) => {
    const consent = await lockConsent(tx, consentId);
    const handedIn = handIn(consent, actor.id, key);
    await keepObject(tx, key);
    return toConsentGiven(await saveConsent(tx, consent, handedIn, deps.now()));
  });
}
