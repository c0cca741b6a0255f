import type { Db } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { keepObject, storeObject } from '@sidework/chassis/objects/stored-objects';
import type { ConsentGiven } from '@sidework/contracts/identity/family/consents';
import { v4 as uuidv4 } from 'uuid';
import type { Deps } from '../../deps.ts';
import { takeTurn } from '../../limits/take-turn.ts';
import { requireWaitingForForm } from './consent.ts';
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
  await requireWaiting(deps.db, actor, consentId);
  const file = await readForm(deps, uploaded);
  const key = `consent-forms/${uuidv4()}`;
  await storeObject(deps, { kind: 'consent-form', ownerId: actor.id, key, ...file });
  return deps.db.transaction(async (tx) => {
    const consent = requireWaitingForForm(await lockConsent(tx, consentId), actor.id);
    await keepObject(tx, key);
    const handedIn = { status: 'pending', formKey: key } as const;
    return toConsentGiven(await saveConsent(tx, consent, handedIn, deps.now()));
  });
}

/** Asked before anything is stored, and again of the locked consent. */
const requireWaiting = async (db: Db, actor: Actor, consentId: string) =>
  requireWaitingForForm(await findConsent(db, consentId), actor.id);
