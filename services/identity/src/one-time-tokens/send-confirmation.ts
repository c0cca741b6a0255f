import type { Tx } from '@sidework/chassis/db';
import { queueMail } from '@sidework/chassis/mail';
import { findUserByEmail } from '../accounts/queries.ts';
import type { Deps } from '../deps.ts';
import { alreadySignedUpMail } from './mails.ts';
import { sendMail } from './send-mail.ts';

interface Recipient {
  id: string;
  email: string;
}

export async function sendConfirmation(deps: Deps, tx: Tx, { id, email }: Recipient) {
  await sendMail(deps, tx, { userId: id, purpose: 'signup', sentTo: email });
}

/** Tells the mailbox, and nobody else, that its address has signed up before. */
export async function answerSignUpOfKnown(deps: Deps, tx: Tx, email: string) {
  const known = await findUserByEmail(tx, email);
  if (known && !known.emailConfirmedAt) return sendConfirmation(deps, tx, { id: known.id, email });
  const { PUBLIC_URL: publicUrl } = deps.config;
  await queueMail(tx, alreadySignedUpMail({ to: email, publicUrl }));
}
