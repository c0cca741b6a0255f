import type { Tx } from '@sidework/chassis/db/db';
import { queueMail } from '@sidework/chassis/jobs/mail';
import type { Metadata } from '../../accounts/table.ts';
import type { Deps } from '../../deps.ts';
import { allowedRedirect } from '../../redirects.ts';
import { type Made, makeToken } from '../tokens/make-token.ts';
import { type MailedPurpose, mailFor } from './mails.ts';
import { noteMail } from './transaction-that-mails.ts';

export interface Mailing {
  userId: string;
  purpose: MailedPurpose;
  sentTo: string;
  /** The flow of a client that waits for a code to exchange. */
  flowStateId?: string | undefined;
  /** As the client asked; what is not allowed is left out. */
  redirectTo?: string | undefined;
  resetWith?: Metadata | undefined;
}

/** Makes the token and the code of a purpose, and queues the mail that carries them. */
export async function sendMail(deps: Deps, tx: Tx, mailing: Mailing): Promise<Made> {
  const { purpose, sentTo, redirectTo } = mailing;
  const made = await makeToken(deps, tx, mailing);
  noteMail(tx);
  await queueMail(
    tx,
    mailFor(purpose, {
      to: sentTo,
      publicUrl: deps.config.PUBLIC_URL,
      redirectTo: allowedRedirect(deps.config, redirectTo),
      ...made,
    }),
  );
  return made;
}
