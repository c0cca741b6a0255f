import {
  type ConsentGiven,
  consentTexts,
  type useConsentRequest,
} from '@sidework/contracts/identity/family/consents';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import { type Administrator, addAuditEntry } from '../../audit/add-entry.ts';
import type { Deps } from '../../deps.ts';
import { hashOf } from '../../hashes.ts';
import { inEvenTime } from '../../one-time-tokens/messages/in-even-time.ts';
import { agreements } from '../../terms/agreement.ts';
import { saveAgreements } from '../../terms/queries.ts';
import { lockChild } from '../children/lock-child.ts';
import { activateConsent } from '../consents/activate-consent.ts';
import { submit } from '../consents/consent.ts';
import { mailForm } from '../consents/mail-form.ts';
import { insertConsent } from '../consents/queries.ts';
import { awaitNewConsent, replaceOwn } from '../consents/replace-own.ts';
import { requireMayConsent } from '../consents/require-guardian.ts';
import type { Consent } from '../consents/table.ts';
import { toConsentGiven } from '../consents/view.ts';
import type { CheckedCard } from './card-check.ts';
import { holdRequest, releaseRequest, useUp } from './hold-request.ts';
import { requireMailbox } from './mailbox-code.ts';
import type { HeldRequest } from './queries.ts';
import { requireCard } from './request.ts';
import { proveEmail, requireOtherMailboxOf } from './require-other-mailbox.ts';

type Form = z.infer<(typeof useConsentRequest)['schema']['body']>;

interface Guardian extends Administrator {
  actor: NonNullable<Administrator['actor']>;
}

/**
 * Agrees to a kids account. The link is held during the card check and used up with the consent, so a declined card
 * uses up nothing. A card is never charged twice: one request at a time holds the link, and if this process stops after
 * the charge, the next try uses the same key, which charges nothing more.
 */
export function useRequest(deps: Deps, by: Guardian, form: Form): Promise<ConsentGiven> {
  requireCard(form);
  return inEvenTime(deps, async () => {
    await requireMailbox(deps, by.actor.id, form);
    const held = await holdRequest(deps, by.actor.id, form);
    try {
      const card = await checkCard(deps, held, form);
      return toConsentGiven(await giveConsent(deps, by, held, form, card));
    } catch (error) {
      await releaseRequest(deps, held);
      throw error;
    }
  });
}

async function checkCard({ cards, seal, now }: Deps, { id }: HeldRequest, { card, method }: Form) {
  if (method !== 'card' || !card) return null;
  return cards.check(card, `${id}-${seal.digest('card of a consent', card.number)}`, now());
}

function giveConsent(
  deps: Deps,
  by: Guardian,
  held: HeldRequest,
  form: Form,
  card: CheckedCard | null,
): Promise<Consent> {
  return deps.db.transaction(async (tx) => {
    const at = deps.now();
    const { childId } = held;
    const guardianId = by.actor.id;
    await requireMayConsent(tx, guardianId);
    const child = await lockChild(tx, childId);
    await requireOtherMailboxOf(tx, guardianId, child.profile);
    await useUp(tx, held, guardianId, at);
    await proveEmail(tx, guardianId, held, at);
    await replaceOwn(tx, childId, guardianId, at);
    const consent = submit(
      {
        id: uuidv7(),
        childId,
        guardianId,
        requestId: held.id,
        method: form.method,
        permits: form.permits,
        policyVersion: form.policyVersion,
        textsHash: hashOf(JSON.stringify(consentTexts)),
        address: by.address,
        card,
      },
      at,
    );
    await insertConsent(tx, consent);
    if (form.agreedTerms) await saveAgreements(tx, agreements(guardianId, [], at));
    const { id, method, permits } = consent;
    const details = { consent_id: id, method, permits };
    await addAuditEntry(deps, tx, by, { action: 'consent_submitted', targetId: childId, details });
    if (card) return activateConsent(deps, tx, child, consent);
    await awaitNewConsent(tx, child, at);
    await mailForm(deps, tx, consent);
    return consent;
  });
}
