import type { AuthUser } from '@sidework/contracts/identity/accounts/auth';
import type { UserAttributes } from '@sidework/contracts/identity/administration/auth-admin';
import { v7 as uuidv7 } from 'uuid';
import { changeContact } from '../../account-changes/change-contact.ts';
import { tellOfConfirmation } from '../../account-changes/confirm-contact.ts';
import * as Contact from '../../accounts/contact.ts';
import { insertIdentity } from '../../accounts/identity-queries.ts';
import { lockUser, saveUser } from '../../accounts/queries.ts';
import type { User as UserRow } from '../../accounts/table.ts';
import * as User from '../../accounts/user.ts';
import { type Administrator, addAuditEntry } from '../../audit/add-entry.ts';
import { tellBanChanged } from '../../bans/changes/change-ban.ts';
import { endAfter } from '../../bans/rules/ban.ts';
import type { Deps } from '../../deps.ts';
import { forgetTokens } from '../../one-time-tokens/tokens/queries.ts';
import { endSessions } from '../../sessions/end-sessions.ts';
import { type Attributes, following, merged, readAttributes } from './attributes.ts';
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
    await saveUser(
      tx,
      moved,
      changed(user, moved, { attributes, given, passwordHash, ban }, now()),
    );
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
const confirmsMore = (user: UserRow, { email_confirm, phone_confirm }: UserAttributes) =>
  (email_confirm && user.email && !user.emailConfirmedAt) ||
  (phone_confirm && user.phone && !user.phoneConfirmedAt);

interface Change {
  attributes: Attributes;
  given: UserAttributes;
  passwordHash: string | undefined;
  ban: Date | null | undefined;
}

/** Gives the row after all that was asked for; `moved` has the new address and number. */
function changed(before: UserRow, moved: UserRow, change: Change, at: Date): UserRow {
  const { attributes, given, passwordHash, ban } = change;
  const metadata = {
    userMetadata: merged(following(before, moved), attributes.userMetadata),
    appMetadata: merged(before.appMetadata, attributes.appMetadata),
  };
  const vouched = { email: given.email_confirm, phone: given.phone_confirm };
  let user = Contact.vouchFor(User.changeMetadata(moved, metadata, at), before, vouched, at);
  if (attributes.role) user = User.changeRole(user, attributes.role);
  if (passwordHash) user = User.changePassword(user, passwordHash, at);
  return ban === undefined ? user : User.banUntil(user, ban, at);
}

const fieldsOf = (given: UserAttributes) =>
  Object.entries(given).flatMap(([name, value]) => (value === null || value === '' ? [] : [name]));
