import { type Administrator, addAuditEntry } from '../../audit/add-entry.ts';
import type { Deps } from '../../deps.ts';
import { requireForm } from '../../family/consents/consent.ts';
import { getConsent } from '../../family/consents/queries.ts';
import { makeViewLink } from '../../family/view-links/make-view-link.ts';

/** A link to the form that a guardian signed; that it was asked for, and why, is kept before it is given. */
export async function openConsentForm(
  deps: Pick<Deps, 'db' | 'now' | 'config' | 'seal'>,
  by: Administrator,
  consentId: string,
  reason: string,
): Promise<{ url: string }> {
  const consent = await getConsent(deps.db, consentId);
  requireForm(consent);
  await addAuditEntry(deps, deps.db, by, {
    action: 'consent_form_read',
    targetId: consent.childId,
    reason,
    details: { consent_id: consentId },
  });
  return { url: makeViewLink(deps, { kind: 'consent-form', id: consentId }) };
}
