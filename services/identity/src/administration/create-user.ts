import type { AuthUser } from '@sidework/contracts/identity/auth';
import type { NewUser } from '@sidework/contracts/identity/auth-admin';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { createAccount } from '../account-management/create-account.ts';
import * as Account from '../accounts/account.ts';
import { metadataOf } from '../accounts/input.ts';
import { findUserByEmail, findUserByPhone } from '../accounts/queries.ts';
import { toAuthUser } from '../accounts/view.ts';
import { type Administrator, addAuditEntry } from '../audit/add-entry.ts';
import type { Deps } from '../deps.ts';
import { refused } from '../refusals/refusal.ts';
import { type Attributes, merged, readAttributes } from './attributes.ts';
import { bannedUntil } from './ban.ts';
import { chosenHash } from './password-choice.ts';

/** Somebody whom an administrator signs up; no mail goes out. */
export async function createUser(deps: Deps, by: Administrator, given: NewUser): Promise<AuthUser> {
  const { config, db, now } = deps;
  const attributes = readAttributes(given, config.GOTRUE_JWT_ADMIN_ROLES);
  const id = idOf(given.id);
  if (!attributes.email && !attributes.phone)
    throw refused('validation_failed', 'Cannot create a user without either an email or phone');
  const ban = bannedUntil(given.ban_duration, now());
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

function idOf(given: string | null | undefined): string {
  if (!given) return uuidv7();
  const id = z.uuid().safeParse(given);
  if (!id.success) throw refused('validation_failed', 'ID must conform to the uuid v4 format');
  if (/^[0-]+$/.test(given)) throw refused('validation_failed', 'ID cannot be a nil uuid');
  return given.toLowerCase();
}

/** The database refused; why, it does not say where several things can be taken. */
async function takenOf({ db }: Deps, { email, phone }: Attributes) {
  if (email && (await findUserByEmail(db, email))) return refused('email_exists');
  if (phone && (await findUserByPhone(db, phone)))
    return refused('phone_exists', 'Phone number already registered by another user');
  return refused('conflict', 'A user with this id exists already');
}
