import type { Tx } from '@sidework/chassis/db/db';
import { queueMail } from '@sidework/chassis/jobs/mail';
import type { Deps } from '../../deps.ts';
import { addressOf } from '../guardians/queries.ts';
import { formMail } from './mails.ts';
import type { Consent } from './table.ts';

/** Mails a guardian who wants to sign where the form is; nothing where the consent waits for none. */
export async function mailForm(
  { config }: Pick<Deps, 'config'>,
  tx: Tx,
  { id: consentId, guardianId, status }: Consent,
) {
  if (status !== 'waiting_for_form') return;
  const to = await addressOf(tx, guardianId);
  if (to) await queueMail(tx, formMail({ to, publicUrl: config.PUBLIC_URL, consentId }));
}
