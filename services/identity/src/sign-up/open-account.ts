import { v7 as uuidv7 } from 'uuid';
import * as Account from '../accounts/account.ts';
import { metadataOf, plainMetadata } from '../accounts/input.ts';
import { ownClaims } from '../accounts/own-claims.ts';
import type { Deps } from '../deps.ts';

export interface NewPerson {
  email?: string | undefined;
  phone?: string | undefined;
  passwordHash: string | null;
  data: unknown;
  isConfirmed: boolean;
}

/** Builds the account of a person who signs up by mail, by phone or anonymously. */
export function openAccount(
  { now, config }: Pick<Deps, 'now' | 'config'>,
  person: NewPerson,
): Account.Account {
  const { email, phone, passwordHash, data, isConfirmed } = person;
  const id = uuidv7();
  const isEmailConfirmed = email !== undefined && isConfirmed;
  const isPhoneConfirmed = phone !== undefined && isConfirmed;
  const account = Account.open(
    {
      id,
      identityId: uuidv7(),
      email,
      phone,
      provider: providerOf(person),
      passwordHash,
      metadata: metadataOf(data),
      userMetadata: {
        ...plainMetadata(data),
        ...(providerOf(person) &&
          ownClaims(
            { id, email: email ?? null, phone: phone ?? null },
            { email: isEmailConfirmed, phone: isPhoneConfirmed },
          )),
      },
      isEmailConfirmed,
      isPhoneConfirmed,
    },
    now(),
  );
  return { ...account, user: { ...account.user, role: config.GOTRUE_JWT_DEFAULT_GROUP_NAME } };
}

const providerOf = ({ email, phone }: NewPerson) => (email ? 'email' : phone ? 'phone' : null);
