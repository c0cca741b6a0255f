import type { Tx } from '@sidework/chassis/db/db';
import type { Deps } from '../../deps.ts';
import { giveCode } from '../../flow-states/give-code.ts';
import { redirectOrSite } from '../../redirects.ts';
import { AuthRefusal } from '../../refusals/refusal.ts';
import { startSession } from '../../sessions/start-session.ts';
import type { Source } from '../../source.ts';
import { linkTypes, type MailedPurpose } from '../messages/mails.ts';
import { pkcePrefix } from '../tokens/make-token.ts';
import { redeemToken } from '../tokens/redeem-token.ts';
import { acceptedHalf, requireOpened } from './answers.ts';
import { applyVerification } from './apply-verification.ts';
import { type LinkEnd, urlOf } from './link-end.ts';
import { readFollowed, readLink } from './verification.ts';

interface Link {
  type?: string | undefined;
  token?: string | undefined;
  token_hash?: string | undefined;
  redirect_to?: string | undefined;
}

/** Gives the address that an opened link leads to; errors are told to the page there. */
export async function followLink(
  deps: Deps,
  { redirect_to, ...link }: Link,
  source: Source,
): Promise<string> {
  const { type, token } = readFollowed(link);
  const target = redirectOrSite(deps.config, redirect_to);
  const isPkce = token.startsWith(pkcePrefix);
  try {
    const end = await deps.db.transaction((tx) => follow(deps, tx, type, token, source));
    return urlOf(target, requireOpened(end, 'link'), isPkce);
  } catch (error) {
    if (!(error instanceof AuthRefusal)) throw error;
    return urlOf(target, { refusal: error }, isPkce);
  }
}

async function follow(
  deps: Deps,
  tx: Tx,
  type: string,
  token: string,
  source: Source,
): Promise<LinkEnd | undefined> {
  const taken = await redeemToken(deps, tx, readLink(type, token));
  const confirmed = taken && (await applyVerification(deps, tx, taken));
  if (!taken || !confirmed) return undefined;
  const { user, used } = taken;
  if (confirmed === 'half') return { message: acceptedHalf };
  if (used.flowStateId) return { code: await giveCode(deps, tx, used.flowStateId, user.id) };
  const session = await startSession(deps, tx, user.id, { method: 'otp', source });
  return { session, type: linkTypes[used.purpose as MailedPurpose] };
}
