import type { Tx } from '@sidework/chassis/db';
import { queueMail } from '@sidework/chassis/mail';
import { findUserByEmail } from '../accounts/queries.ts';
import type { User } from '../accounts/table.ts';
import type { Deps } from '../deps.ts';
import { alreadySignedUpMail, confirmationMail } from './mails.ts';
import { makeToken } from './queries.ts';

type Recipient = Pick<User, 'id' | 'email'>;

export async function sendConfirmation(deps: Deps, tx: Tx, { id, email }: Recipient) {
  const token = await makeToken(deps, tx, id, 'signup');
  const { PUBLIC_URL: publicUrl } = deps.config;
  await queueMail(tx, confirmationMail({ to: email, publicUrl, token }));
}

/** Tells the mailbox, and nobody else, that its address has signed up before. */
export async function answerSignUpOfKnown(deps: Deps, tx: Tx, email: string) {
  const known = await findUserByEmail(tx, email);
  if (known && !known.emailConfirmedAt) return sendConfirmation(deps, tx, known);
  const { PUBLIC_URL: publicUrl } = deps.config;
  await queueMail(tx, alreadySignedUpMail({ to: email, publicUrl }));
}
