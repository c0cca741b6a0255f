import type { Tx } from '@sidework/chassis/db/db';
import { queueMail } from '@sidework/chassis/jobs/mail';
import { lockUserByEmail } from '../../accounts/queries.ts';
import type { Metadata } from '../../accounts/table.ts';
import type { Deps } from '../../deps.ts';
import { beginMessageFlow } from '../../flow-states/begin-flow.ts';
import { type Challenge, implicit } from '../../flow-states/challenge.ts';
import { mailedLately } from '../tokens/pauses.ts';
import { noteSent } from '../tokens/queries.ts';
import { alreadySignedUpMail } from './mails.ts';
import { sendMail } from './send-mail.ts';
import { noteMail } from './transaction-that-mails.ts';

interface Recipient {
  id: string;
  email: string;
}

/** The client's options for the mail. */
export interface Wishes {
  challenge?: Challenge;
  redirectTo?: string | undefined;
  resetWith?: Metadata | undefined;
}

export async function sendConfirmation(
  deps: Deps,
  tx: Tx,
  { id, email }: Recipient,
  { challenge = implicit, redirectTo, resetWith }: Wishes = {},
) {
  const flow = { providerType: 'email', authenticationMethod: 'otp', userId: id };
  const flowStateId = await beginMessageFlow(deps, tx, challenge, flow);
  await sendMail(deps, tx, {
    userId: id,
    purpose: 'signup',
    sentTo: email,
    flowStateId,
    redirectTo,
    resetWith,
  });
}

/** Tells only the mailbox that its address has signed up before. */
export async function answerSignUpOfKnown(
  deps: Deps,
  tx: Tx,
  email: string,
  wishes: Wishes & { data?: Metadata } = {},
) {
  const known = await lockUserByEmail(tx, email);
  if (!known || mailedLately(deps, known, 'signup')) return;
  const { id } = known;
  // It is not known which sign-up was the owner's, so none of their passwords stays.
  const resetWith = wishes.data ?? {};
  if (!known.emailConfirmedAt)
    return sendConfirmation(deps, tx, { id, email }, { ...wishes, resetWith });
  await noteSent(tx, id, 'signup', deps.now());
  const { PUBLIC_URL: publicUrl } = deps.config;
  noteMail(tx);
  await queueMail(tx, alreadySignedUpMail({ to: email, publicUrl }));
}
