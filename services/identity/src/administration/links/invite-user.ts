import type { AuthUser } from '@sidework/contracts/identity/accounts/auth';
import { plainMetadata, requireEmail } from '../../accounts/input.ts';
import { lockUserByEmail } from '../../accounts/queries.ts';
import { type Administrator, addAuditEntry } from '../../audit/add-entry.ts';
import type { Deps } from '../../deps.ts';
import { requireMailBudget } from '../../limits/message-budget.ts';
import { sendMail } from '../../one-time-tokens/messages/send-mail.ts';
import { getAnyAccount } from '../users/queries.ts';
import { requireMayOpen } from '../users/require-may-open.ts';
import { toShownUser } from '../users/shown-user.ts';
import { requireUnconfirmed } from './action-link-rules.ts';
import { openUnconfirmed } from './open-unconfirmed.ts';

export interface Invitation {
  email?: string | undefined;
  data?: Record<string, unknown> | null | undefined;
  redirectTo?: string | undefined;
}

/** Mails a link to who is not here yet, or has not confirmed their address; opening it does. */
export async function inviteUser(
  deps: Deps,
  by: Administrator,
  { email: given, data, redirectTo }: Invitation,
): Promise<AuthUser> {
  const email = requireEmail(given);
  await requireMailBudget(deps.db, deps.config);
  return deps.db.transaction(async (tx) => {
    const known = await lockUserByEmail(tx, email);
    if (known) await requireMayOpen(tx, by, known.id);
    requireUnconfirmed('invite', known);
    const { id } = known ?? (await openUnconfirmed(deps, tx, { email, passwordHash: null, data }));
    // The password may be that of another person who had signed up with this address.
    const resetWith = known?.passwordHash ? plainMetadata(data) : undefined;
    const mailing = { userId: id, purpose: 'invite', sentTo: email, redirectTo } as const;
    await sendMail(deps, tx, { ...mailing, resetWith });
    await addAuditEntry(deps, tx, by, { action: 'user_invited', targetId: id });
    return toShownUser(deps.config, await getAnyAccount(tx, id), by.actor);
  });
}
