import type { Tx } from '@sidework/chassis/db/db';
import type { AuthLink, LinkType } from '@sidework/contracts/identity/administration/auth-admin';
import { plainMetadata, requireChosen, requireEmail } from '../../accounts/input.ts';
import { findUserByEmail, lockUserByEmail, saveUser } from '../../accounts/queries.ts';
import type { User } from '../../accounts/table.ts';
import { changeMetadata } from '../../accounts/user.ts';
import { type Administrator, addAuditEntry } from '../../audit/add-entry.ts';
import type { Deps } from '../../deps.ts';
import { makeToken } from '../../one-time-tokens/tokens/make-token.ts';
import { redirectOrSite } from '../../redirects.ts';
import { merged } from '../users/attributes.ts';
import { chosenHash } from '../users/password-choice.ts';
import { getAnyAccount } from '../users/queries.ts';
import { requireMayOpen } from '../users/require-may-open.ts';
import { toShownUser } from '../users/shown-user.ts';
import { actionLink } from './action-link.ts';
import { readLinkType, requireMayOpenBy, requireUnconfirmed } from './action-link-rules.ts';
import { addressFor } from './address-for.ts';
import { type Newcomer, openUnconfirmed } from './open-unconfirmed.ts';

export interface LinkRequest {
  type?: string | undefined;
  email?: string | undefined;
  new_email?: string | undefined;
  password?: string | null | undefined;
  data?: Record<string, unknown> | null | undefined;
  redirectTo?: string | null | undefined;
}

/** Gives the content of a mail to a program that sends its own mails. A link to sign up or in creates its user. */
export async function generateLink(
  deps: Deps,
  by: Administrator,
  given: LinkRequest,
): Promise<AuthLink> {
  const { db, config } = deps;
  const email = requireEmail(given.email);
  const asked = readLinkType(given.type);
  const passwordHash = await hashForSignUp(deps, asked, email, given);
  return db.transaction(async (tx) => {
    const known = await lockUserByEmail(tx, email);
    if (known) await requireMayOpen(tx, by, known.id);
    const type = !known && asked === 'magiclink' ? 'signup' : asked;
    const user = known ?? (await newcomer(deps, tx, type, { email, passwordHash, ...given }));
    requireUnconfirmed(type, known);
    if (known && type === 'signup' && given.data) {
      const userMetadata = plainMetadata(merged(known.userMetadata, given.data));
      await saveUser(tx, known, changeMetadata(known, { userMetadata }));
    }
    const sentTo = await addressFor(deps, tx, type, user, given.new_email);
    const made = await makeToken(deps, tx, { userId: user.id, purpose: type, sentTo });
    await addAuditEntry(deps, tx, by, {
      action: 'link_generated',
      targetId: user.id,
      details: { type },
    });
    const redirectTo = redirectOrSite(config, given.redirectTo ?? undefined);
    return {
      ...toShownUser(config, await getAnyAccount(tx, user.id), by.actor),
      action_link: actionLink(config, { token: made.token, type, redirectTo }),
      email_otp: made.code,
      hashed_token: made.token,
      redirect_to: redirectTo,
      verification_type: type,
    };
  });
}

async function hashForSignUp(
  deps: Deps,
  type: LinkType,
  email: string,
  { password }: LinkRequest,
): Promise<string | null> {
  if (type !== 'signup' || (await findUserByEmail(deps.db, email))) return null;
  return (await chosenHash(deps, { password: requireChosen(password) }, email)) ?? null;
}

function newcomer(deps: Deps, tx: Tx, type: LinkType, given: Newcomer): Promise<User> {
  requireMayOpenBy(type);
  return openUnconfirmed(deps, tx, given);
}
