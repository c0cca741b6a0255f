import type { Tx } from '@sidework/chassis/db/db';
import { plainMetadata, requirePhone } from '../accounts/input.ts';
import { lockUserByPhone } from '../accounts/queries.ts';
import { requireByPhone } from '../accounts/ways-in.ts';
import type { Deps } from '../deps.ts';
import { inEvenTime } from '../one-time-tokens/in-even-time.ts';
import { mayOpenAccount } from '../one-time-tokens/may-open-account.ts';
import { textedLately } from '../one-time-tokens/pauses.ts';
import { type Sent, sendText } from '../one-time-tokens/send-text.ts';
import { readChannel } from '../sms/channel.ts';
import { transactionThatTexts } from '../sms/texting.ts';
import { createAccount } from './create-account.ts';
import { openAccount } from './open-account.ts';

interface Request {
  phone: string;
  mayCreate: boolean;
  data: unknown;
  channel: string | null | undefined;
}

/** Texts a code that signs in. */
export async function textCode(deps: Deps, request: Request): Promise<Sent> {
  requireByPhone(deps.config, 'Unsupported phone provider');
  const phone = requirePhone(request.phone);
  const channel = readChannel(request.channel);
  const data = plainMetadata(request.data);
  return inEvenTime(deps, () =>
    transactionThatTexts(
      deps,
      async (tx) => {
        const user = await knownOrNew(deps, tx, phone, { ...request, data });
        if (!user || textedLately(deps, user, 'sms')) return {};
        const texting = { userId: user.id, purpose: 'sms', sentTo: phone, channel } as const;
        return sendText(deps, tx, { ...texting, resetWith: data });
      },
      { whose: 'anybody' },
    ),
  );
}

async function knownOrNew(deps: Deps, tx: Tx, phone: string, { mayCreate, data }: Request) {
  const known = await lockUserByPhone(tx, phone);
  if (known) return known;
  if (!mayOpenAccount(deps, mayCreate)) return undefined;
  const account = openAccount(deps, { phone, passwordHash: null, data, isConfirmed: false });
  await createAccount(tx, account);
  return (await lockUserByPhone(tx, phone)) ?? account.user;
}
