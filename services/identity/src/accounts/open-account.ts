import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import * as Account from './account.ts';
import { metadataOf, plainMetadata } from './input.ts';
import { ownClaims } from './own-claims.ts';

export interface NewPerson {
  email?: string | undefined;
  phone?: string | undefined;
  passwordHash: string | null;
  data: unknown;
  isConfirmed: boolean;
}

/** Somebody who signs up by themselves, by mail, by phone, or as nobody in particular. */
export function openAccount({ now }: Pick<Deps, 'now'>, person: NewPerson): Account.Account {
  const { email, phone, passwordHash, data, isConfirmed } = person;
  const id = uuidv7();
  const isEmailConfirmed = email !== undefined && isConfirmed;
  const isPhoneConfirmed = phone !== undefined && isConfirmed;
  return Account.open(
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
}

const providerOf = ({ email, phone }: NewPerson) => (email ? 'email' : phone ? 'phone' : null);
