import type { Tx } from '@sidework/chassis/db/db';
import { plainMetadata, requirePhone } from '../../accounts/input.ts';
import { lockUserByPhone } from '../../accounts/queries.ts';
import type { Deps } from '../../deps.ts';
import { requireByPhone } from '../../sign-in/enabled-ways/enabled-ways.ts';
import { createAccount } from '../../sign-up/create-account.ts';
import { openAccount } from '../../sign-up/open-account.ts';
import { readChannel } from '../../sms/channel.ts';
import { transactionThatTexts } from '../../sms/texting.ts';
import { inEvenTime } from '../messages/in-even-time.ts';
import { mayOpenAccount } from '../messages/may-open-account.ts';
import { type Sent, sendText } from '../messages/send-text.ts';
import { textedLately } from '../tokens/pauses.ts';

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
