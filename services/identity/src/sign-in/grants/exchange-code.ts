import type { AuthSession } from '@sidework/contracts/identity/accounts/auth';
import { lockUser } from '../../accounts/queries.ts';
import type { Deps } from '../../deps.ts';
import { takeFlow } from '../../flow-states/exchange.ts';
import { finishLinking } from '../../identities/finish-linking.ts';
import type { Method } from '../../sessions/session.ts';
import { startSession } from '../../sessions/start-session.ts';
import type { Source } from '../../source.ts';
import { type Exchange, readExchange, requireFound } from './grant.ts';

/** A session for the code of a flow, once, for who began the flow. */
export async function exchangeCode(
  deps: Deps,
  given: Exchange,
  source: Source,
): Promise<AuthSession> {
  const { code, verifier } = readExchange(given);
  return deps.db.transaction(async (tx) => {
    const flow = await takeFlow(deps, tx, code, verifier);
    const user = requireFound(await lockUser(tx, flow.userId));
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
