import type { Deps } from '../../deps.ts';
import type { ProviderPerson } from '../../identities/provider-person.ts';
import { requireMailBudget } from '../../limits/message-budget.ts';
import type { AuthRefusal } from '../../refusals/refusal.ts';

/** The admitted user, or a refusal whose transaction still has to commit. */
export type Admission = { userId: string } | { refusal: AuthRefusal };

/** Counts the mail that goes to an address which the provider has not verified; before any transaction begins. */
export async function requireRoomForMail(
  { db, config }: Deps,
  { isEmailVerified }: ProviderPerson,
): Promise<void> {
  if (!isEmailVerified) await requireMailBudget(db, config);
}

export const mayStayUnconfirmed = ({ config }: Deps) =>
  config.GOTRUE_MAILER_AUTOCONFIRM || config.GOTRUE_MAILER_ALLOW_UNVERIFIED_EMAIL_SIGN_INS;
