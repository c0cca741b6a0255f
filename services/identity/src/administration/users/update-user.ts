import type { AuthUser } from '@sidework/contracts/identity/accounts/auth';
import type { UserAttributes } from '@sidework/contracts/identity/administration/auth-admin';
import { v7 as uuidv7 } from 'uuid';
import { changeContact } from '../../account-changes/change-contact.ts';
import { tellOfConfirmation } from '../../account-changes/confirm-contact.ts';
import { insertIdentity } from '../../accounts/identity-queries.ts';
import { requireFits } from '../../accounts/input.ts';
import { lockUser, noPendingChange, saveUser } from '../../accounts/queries.ts';
import type { User } from '../../accounts/table.ts';
import { type Administrator, addAuditEntry } from '../../audit/add-entry.ts';
import { tellBanChanged } from '../../bans/changes/change-ban.ts';
import { endAfter } from '../../bans/rules/ban.ts';
import type { Deps } from '../../deps.ts';
import { forgetTokens } from '../../one-time-tokens/tokens/queries.ts';
import { endSessions } from '../../sessions/end-sessions.ts';
import { following, merged, readAttributes } from './attributes.ts';
import { requireFound } from './managed-user.ts';
import { chosenHash } from './password-choice.ts';
import { getAnyAccount } from './queries.ts';
import { requireMayOpen } from './require-may-open.ts';
import { requireMayShutOut } from './require-may-shut-out.ts';
import { toShownUser } from './shown-user.ts';

/** Changes a user on behalf of an administrator; a ban and a new password end every session. */
export async function updateUser(
  deps: Deps,
  by: Administrator,
  id: string,
  given: UserAttributes,
): Promise<AuthUser> {
  const { config, db, now } = deps;
  const { user: before } = await getAnyAccount(db, id);
  const attributes = readAttributes(given, config.GOTRUE_JWT_ADMIN_ROLES);
  const passwordHash = await chosenHash(deps, given, attributes.email ?? before.email ?? '');
  const ban = endAfter(given.ban_duration, now());
  return db.transaction(async (tx) => {
    const user = requireFound(await lockUser(tx, id));
    if (ban) await requireMayShutOut(deps, tx, by, id);
    const { email, phone } = attributes;
    if (passwordHash || email || phone || confirmsMore(user, given))
      await requireMayOpen(tx, by, id);
    const moved = email || phone ? await changeContact(deps, tx, user, { email, phone }) : user;
    const metadata = {
      userMetadata: merged(following(user, moved), attributes.userMetadata),
      appMetadata: merged(user.appMetadata, attributes.appMetadata),
    };
    requireFits(metadata.userMetadata, metadata.appMetadata);
    await saveUser(tx, {
      ...moved,
      ...metadata,
      ...confirmations(user, moved, given, now()),
      ...(attributes.role && { role: attributes.role }),
      ...(passwordHash && { passwordHash, ...noPendingChange }),
      ...(ban !== undefined && { bannedUntil: ban }),
      updatedAt: now(),
    });
    if (email || phone || given.email_confirm || given.phone_confirm)
      await tellOfConfirmation(tx, id, now());
    if (passwordHash || email || phone) await forgetTokens(tx, id);
    if (passwordHash && moved.email)
      await insertIdentity(tx, { id: uuidv7(), userId: id, provider: 'email', at: now() });
    if (ban !== undefined) await tellBanChanged(tx, id, ban, now());
    if (passwordHash || ban) await endSessions(deps, tx, id, 'all');
    await addAuditEntry(deps, tx, by, {
      action: 'user_updated',
      targetId: id,
      details: { fields: fieldsOf(given), ...(ban !== undefined && { banned_until: ban }) },
    });
    return toShownUser(config, await getAnyAccount(tx, id), by.actor);
  });
}

/** Confirming an address or number lets its owner sign in. */
const confirmsMore = (user: User, { email_confirm, phone_confirm }: UserAttributes) =>
  (email_confirm && user.email && !user.emailConfirmedAt) ||
  (phone_confirm && user.phone && !user.phoneConfirmedAt);

/** An address that is merely set is as confirmed as the one before it. */
function confirmations(
  { emailConfirmedAt, phoneConfirmedAt, isAnonymous }: User,
  moved: Pick<User, 'email' | 'phone'>,
  given: UserAttributes,
  now: Date,
) {
  const email = moved.email && given.email_confirm;
  const phone = moved.phone && given.phone_confirm;
  return {
    emailConfirmedAt: emailConfirmedAt ?? (email ? now : null),
    phoneConfirmedAt: phoneConfirmedAt ?? (phone ? now : null),
    isAnonymous: isAnonymous && !email && !phone,
  };
}

const fieldsOf = (given: UserAttributes) =>
  Object.entries(given).flatMap(([name, value]) => (value === null || value === '' ? [] : [name]));
