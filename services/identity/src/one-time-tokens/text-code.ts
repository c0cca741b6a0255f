import type { Tx } from '@sidework/chassis/db';
import { createAccount } from '../accounts/create-account.ts';
import { requirePhone } from '../accounts/input.ts';
import { openAccount } from '../accounts/open-account.ts';
import { lockUserByPhone } from '../accounts/queries.ts';
import type { Deps } from '../deps.ts';
import { requireSmsBudget } from '../limits/message-budget.ts';
import { refused } from '../refusals/refusal.ts';
import { readChannel } from '../sms/channel.ts';
import { inEvenTime } from './in-even-time.ts';
import { textedLately } from './queries.ts';
import { requireMayCreate } from './require-may-create.ts';
import { type Sent, sendText } from './send-text.ts';

interface Request {
  phone: string;
  mayCreate: boolean;
  data: unknown;
  channel: string | null | undefined;
}

/** Texts a code that signs in. */
export async function textCode(deps: Deps, request: Request): Promise<Sent> {
  const { config, db } = deps;
  if (!config.GOTRUE_EXTERNAL_PHONE_ENABLED)
    throw refused('phone_provider_disabled', 'Unsupported phone provider');
  const phone = requirePhone(request.phone);
  const channel = readChannel(request.channel);
  await requireSmsBudget(db, config);
  return inEvenTime(() =>
    db.transaction(async (tx) => {
      const user = await knownOrNew(deps, tx, phone, request);
      if (textedLately(deps, user, 'sms')) return {};
      return sendText(deps, tx, { userId: user.id, purpose: 'sms', sentTo: phone, channel });
    }),
  );
}

async function knownOrNew(deps: Deps, tx: Tx, phone: string, { mayCreate, data }: Request) {
  const known = await lockUserByPhone(tx, phone);
  if (known) return known;
  requireMayCreate(deps, mayCreate);
  const account = openAccount(deps, { phone, passwordHash: null, data, isConfirmed: false });
  await createAccount(tx, account);
  return (await lockUserByPhone(tx, phone)) ?? account.user;
}
