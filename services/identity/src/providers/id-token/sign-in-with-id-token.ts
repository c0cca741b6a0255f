import type { AuthSession } from '@sidework/contracts/identity/accounts/auth';
import type { FastifyRequest } from 'fastify';
import { lockUser } from '../../accounts/queries.ts';
import type { Deps } from '../../deps.ts';
import { linkIdentity } from '../../identities/link-identity.ts';
import { requireLinking } from '../../identities/linking.ts';
import { requireMayLink } from '../../identities/require-linking.ts';
import { requireSession } from '../../sessions/queries.ts';
import { startSession } from '../../sessions/start-session.ts';
import { sourceOf } from '../../source.ts';
import { admitPerson } from '../people/admit-person.ts';
import { requireRoomForMail } from '../rules/admission.ts';
import { knownByProvider } from '../rules/known-by-provider.ts';
import { providerCalled } from '../rules/oidc.ts';
import { settingsOf } from '../rules/oidc-settings.ts';
import { requireIssuerEnabled } from '../rules/require-issuer-enabled.ts';
import {
  type IdTokenGrant,
  linkingTokenIn,
  providerOf,
  requireIdToken,
  requireOwnSession,
} from './id-token-grant.ts';
import { requireFrom, verifyIdToken } from './verify-id-token.ts';

/** A session for who holds an ID token that a provider made for this product. */
export async function signInWithIdToken(
  deps: Deps,
  grant: IdTokenGrant,
  request: FastifyRequest,
): Promise<AuthSession> {
  const idToken = requireIdToken(grant);
  const linking = grant.link_identity ? await actorOf(deps, request) : undefined;
  const name = providerOf(deps.config, grant);
  requireIssuerEnabled(deps.config, name);
  requireFrom(settingsOf(deps.config, name), idToken);
  const provider = await providerCalled(deps, name);
  const person = knownByProvider(await verifyIdToken(deps, provider, idToken, grant));
  const source = sourceOf(request, deps.config);
  if (!linking) await requireRoomForMail(deps, person);
  const outcome = await deps.db.transaction(async (tx) => {
    if (linking) {
      await lockUser(tx, linking.id);
      await requireMayLink(deps, tx, linking, await requireSession(tx, linking));
    }
    const admission = linking
      ? await linkIdentity(deps, tx, linking, provider.name, person)
      : await admitPerson(deps, tx, provider.name, person);
    if ('refusal' in admission) return admission.refusal;
    return startSession(deps, tx, admission.userId, { method: 'oauth', source });
  });
  // Thrown only now: the account that waits for its confirmation has to be committed.
  if (outcome instanceof Error) throw outcome;
  return outcome;
}

/** The route takes no token, since an expired one must not keep anybody from signing in. */
async function actorOf(deps: Deps, request: FastifyRequest) {
  const token = linkingTokenIn(request.headers.authorization);
  const { actor } = await deps.authenticate(request, token);
  requireOwnSession(actor);
  requireLinking(deps.config, actor);
  return actor;
}
