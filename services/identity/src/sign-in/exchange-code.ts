import type { AuthSession } from '@sidework/contracts/identity/auth';
import { lockUser } from '../accounts/queries.ts';
import type { Deps } from '../deps.ts';
import { takeFlow } from '../flow-states/exchange.ts';
import { finishLinking } from '../providers/identities/finish-linking.ts';
import { refused } from '../refusals/refusal.ts';
import { type Method, startSession } from '../sessions/start-session.ts';
import type { Source } from '../source.ts';

interface Exchange {
  auth_code?: string | undefined;
  code_verifier?: string | undefined;
}

/** A session for the code of a flow, once, for who began the flow. */
export async function exchangeCode(
  deps: Deps,
  { auth_code, code_verifier }: Exchange,
  source: Source,
): Promise<AuthSession> {
  if (!auth_code || !code_verifier)
    throw refused(
      'validation_failed',
      'invalid request: both auth code and code verifier should be non-empty',
    );
  return deps.db.transaction(async (tx) => {
    const flow = await takeFlow(deps, tx, auth_code, code_verifier);
    const user = await lockUser(tx, flow.userId);
    if (!user) throw refused('flow_state_not_found');
    await finishLinking(deps, tx, flow);
    const method = flow.authenticationMethod as Method;
    const session = await startSession(deps, tx, user.id, { method, source });
    return {
      ...session,
      ...(flow.providerAccessToken && { provider_token: deps.seal.open(flow.providerAccessToken) }),
      ...(flow.providerRefreshToken && {
        provider_refresh_token: deps.seal.open(flow.providerRefreshToken),
      }),
    };
  });
}
