import type { AuthSession } from '@sidework/contracts/identity/accounts/auth';
import { type Account, hasSecondFactor } from '../accounts/account.ts';
import { toAuthUser } from '../accounts/view.ts';
import type { Deps } from '../deps.ts';
import { shownToApplications } from './shown-to-applications.ts';
import type { Session } from './table.ts';

/** A session as its owner's client keeps it, with a fresh access token. */
export async function toAuthSession(
  { config, now, signer }: Deps,
  account: Account,
  session: Session,
  refreshToken: string,
): Promise<AuthSession> {
  const whole = toAuthUser(config, account);
  const user = session.oauthClientId ? shownToApplications(whole, session.oauthScope) : whole;
  const issuedAt = Math.floor(now().getTime() / 1000);
  const expiresAt = issuedAt + config.GOTRUE_JWT_EXP;
  const claims = {
    iss: config.JWT_ISSUER,
    aud: config.GOTRUE_JWT_AUD,
    sub: user.id,
    iat: issuedAt,
    exp: expiresAt,
    email: user.email,
    phone: user.phone,
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    role: user.role,
    aal: session.aal,
    ...(!session.oauthClientId && hasSecondFactor(account) && { next_aal: 'aal2' }),
    amr: session.amr,
    session_id: session.id,
    is_anonymous: user.is_anonymous,
    ...(session.oauthClientId && { client_id: session.oauthClientId, scope: session.oauthScope }),
  };
  return {
    access_token: await signer.sign(claims),
    token_type: 'bearer',
    expires_in: config.GOTRUE_JWT_EXP,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user,
  };
}
