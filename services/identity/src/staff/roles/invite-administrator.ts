import { CommandError } from '@sidework/chassis/refused-command';
import { problems } from '@sidework/contracts/problems';
import { requireEmail } from '../../accounts/input.ts';
import { lockUserByEmail } from '../../accounts/queries.ts';
import { openUnconfirmed } from '../../administration/links/open-unconfirmed.ts';
import { isBanned } from '../../bans/rules/ban.ts';
import type { Deps } from '../../deps.ts';
import { pageLink } from '../../one-time-tokens/messages/mails.ts';
import { makeToken } from '../../one-time-tokens/tokens/make-token.ts';
import { grantRole } from './grant-role.ts';

type InvitingDeps = Pick<Deps, 'db' | 'now' | 'config' | 'seal'>;

/**
 * Makes the owner of an address an administrator before they have an account, and gives the link that opens it. Another
 * link ends the one before it. A confirmed address is refused, since its owner has a way in.
 */
export async function inviteAdministrator(deps: InvitingDeps, given: string) {
  const { db, config, now } = deps;
  const email = requireEmail(given);
  const invited = await db.transaction(async (tx) => {
    const known = await lockUserByEmail(tx, email);
    if (known?.emailConfirmedAt)
      throw new CommandError(
        `${email} has an account already: make it an administrator's by grant-admin.`,
      );
    if (known && isBanned(known, now())) throw new CommandError(problems.staff_must_not_be_banned);
    const { id } = known ?? (await openUnconfirmed(deps, tx, { email, passwordHash: null }));
    // A sign-up with this address set a password, and may have been a stranger's.
    const resetWith = known?.passwordHash ? {} : undefined;
    const { token } = await makeToken(deps, tx, {
      userId: id,
      purpose: 'invite',
      sentTo: email,
      resetWith,
    });
    const expiresAt = new Date(now().getTime() + config.GOTRUE_MAILER_OTP_EXP * 1000);
    return { link: pageLink('invite', { publicUrl: config.PUBLIC_URL, token }), expiresAt };
  });
  await grantRole(deps, email, 'admin');
  return invited;
}
