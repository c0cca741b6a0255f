import type { AuthUser } from '@sidework/contracts/identity/accounts/auth';
import type { NewUser } from '@sidework/contracts/identity/administration/auth-admin';
import { v7 as uuidv7 } from 'uuid';
import * as Account from '../../accounts/account.ts';
import { metadataOf } from '../../accounts/input.ts';
import { findUserByEmail, findUserByPhone } from '../../accounts/queries.ts';
import { toAuthUser } from '../../accounts/view.ts';
import { type Administrator, addAuditEntry } from '../../audit/add-entry.ts';
import { endAfter } from '../../bans/rules/ban.ts';
import type { Deps } from '../../deps.ts';
import { createAccount } from '../../sign-up/create-account.ts';
import { type Attributes, merged, readAttributes } from './attributes.ts';
import { readId, requireReached, takenBy } from './managed-user.ts';
import { chosenHash } from './password-choice.ts';

/** Creates a user on behalf of an administrator; no mail goes out. */
export async function createUser(deps: Deps, by: Administrator, given: NewUser): Promise<AuthUser> {
  const { config, db, now } = deps;
  const attributes = readAttributes(given, config.GOTRUE_JWT_ADMIN_ROLES);
  const id = given.id ? readId(given.id) : uuidv7();
  requireReached(attributes);
  const ban = endAfter(given.ban_duration, now());
  const passwordHash = (await chosenHash(deps, given, attributes.email ?? '')) ?? null;
  const account = openFor(given, attributes, { id, passwordHash }, now());
  account.user.role = attributes.role ?? config.GOTRUE_JWT_DEFAULT_GROUP_NAME;
  account.user.bannedUntil = ban ?? null;
  return db.transaction(async (tx) => {
    if (!(await createAccount(tx, account))) throw await takenOf(deps, attributes);
    await addAuditEntry(deps, tx, by, {
      action: 'user_created',
      targetId: id,
      details: { providers: account.identities.map(({ provider }) => provider) },
    });
    return toAuthUser(config, account);
  });
}

/** One who gives both an address and a number signs in by either. */
function openFor(
  given: NewUser,
  { email, phone, userMetadata = {}, appMetadata }: Attributes,
  { id, passwordHash }: { id: string; passwordHash: string | null },
  now: Date,
): Account.Account {
  const account = Account.open(
    {
      id,
      identityId: uuidv7(),
      email,
      phone,
      provider: email ? 'email' : 'phone',
      passwordHash,
      metadata: metadataOf(userMetadata),
      userMetadata: merged({}, userMetadata),
      appMetadata: merged({}, appMetadata),
      isEmailConfirmed: Boolean(email && given.email_confirm),
      isPhoneConfirmed: Boolean(phone && given.phone_confirm),
    },
    now,
  );
  const byPhone = account.identities.map((way) => ({ ...way, id: uuidv7(), provider: 'phone' }));
  return email && phone ? { ...account, identities: [...account.identities, ...byPhone] } : account;
}

async function takenOf({ db }: Deps, { email, phone }: Attributes) {
  return takenBy({
    email: Boolean(email && (await findUserByEmail(db, email))),
    phone: Boolean(phone && (await findUserByPhone(db, phone))),
  });
}
