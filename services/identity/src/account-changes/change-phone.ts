import type { Tx } from '@sidework/chassis/db/db';
import { startPhoneChange } from '../accounts/contact.ts';
import { saveUser } from '../accounts/queries.ts';
import type { User } from '../accounts/table.ts';
import type { Deps } from '../deps.ts';
import { sendText } from '../one-time-tokens/messages/send-text.ts';
import type { Channel } from '../sms/sms.ts';
import { changeContact } from './change-contact.ts';

interface Change {
  phone: string;
  channel: Channel;
}

/** Asks the new number, unless numbers are taken as given. */
export async function changePhone(deps: Deps, tx: Tx, user: User, { phone, channel }: Change) {
  if (deps.config.GOTRUE_SMS_AUTOCONFIRM) {
    await changeContact(deps, tx, user, { phone });
    return;
  }
  await saveUser(tx, user, startPhoneChange(user, phone, deps.now()));
  await sendText(deps, tx, { userId: user.id, purpose: 'phone_change', sentTo: phone, channel });
}
