import type { Administrator } from '../../audit/add-entry.ts';
import type { Deps } from '../../deps.ts';
import { activateConsent } from './activate-consent.ts';
import { decideConsent } from './decide-consent.ts';

/** A form or a talk convinced: the consent counts from now on. */
export function acceptConsent(
  deps: Pick<Deps, 'db' | 'config' | 'now'>,
  by: Administrator,
  consentId: string,
  reason: string,
): Promise<void> {
  const decision = { consentId, reason, action: 'consent_accepted' } as const;
  return decideConsent(deps, by, decision, (tx, child, decided) =>
    activateConsent(deps, tx, child, decided),
  );
}
