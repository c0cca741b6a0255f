import type { Tx } from '@sidework/chassis/db/db';
import { v7 as uuidv7 } from 'uuid';
import * as Account from '../../accounts/account.ts';
import { requireInserted } from '../../accounts/contact.ts';
import { metadataOf, plainMetadata } from '../../accounts/input.ts';
import type { User } from '../../accounts/table.ts';
import type { Deps } from '../../deps.ts';
import { createAccount } from '../../sign-up/create-account.ts';

export interface Newcomer {
  email: string;
  passwordHash: string | null;
  data?: Record<string, unknown> | null | undefined;
}

/** An account whose address its owner still has to confirm, whatever sign-ups need here. */
export async function openUnconfirmed(
  { now }: Pick<Deps, 'now'>,
  tx: Tx,
  { email, passwordHash, data }: Newcomer,
): Promise<User> {
  const account = Account.open(
    {
      id: uuidv7(),
      identityId: uuidv7(),
      email,
      provider: 'email',
      passwordHash,
      metadata: metadataOf(data),
      userMetadata: plainMetadata(data),
    },
    now(),
  );
  requireInserted(await createAccount(tx, account), 'email');
  return account.user;
}
