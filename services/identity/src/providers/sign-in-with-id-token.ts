import type { AuthSession } from '@sidework/contracts/identity/accounts/auth';
import type { FastifyRequest } from 'fastify';
import { lockUser } from '../accounts/queries.ts';
import type { Deps } from '../deps.ts';
import { linkIdentity } from '../identities/link-identity.ts';
import { requireLinking, requireMayLink } from '../identities/require-linking.ts';
import { refused } from '../refusals/refusal.ts';
import { requireSession } from '../sessions/queries.ts';
import { startSession } from '../sessions/start-session.ts';
import { sourceOf } from '../source.ts';
import { requireRoomForMail } from './admission.ts';
import { admitPerson } from './admit-person.ts';
import { knownByProvider } from './known-by-provider.ts';
import { providerCalled, settingsOf } from './oidc.ts';
import { requireIssuerEnabled } from './require-issuer-enabled.ts';
import { requireFrom, verifyIdToken } from './verify-id-token.ts';

export interface IdTokenGrant {
  provider?: string | undefined;
  id_token?: string | undefined;
  access_token?: string | undefined;
  nonce?: string | undefined;
  /** Instead of a provider's name. */
  issuer?: string | undefined;
  client_id?: string | undefined;
  /** Links the provider to the account of the bearer. */
  link_identity?: boolean | undefined;
}

/** A session for who holds an ID token that a provider made for this product. */
export async function signInWithIdToken(
  deps: Deps,
  grant: IdTokenGrant,
  request: FastifyRequest,
): Promise<AuthSession> {
  if (!grant.id_token) throw refused('validation_failed', 'id_token required');
  const linking = grant.link_identity ? await actorOf(deps, request) : undefined;
  const name = providerOf(deps, grant);
  requireIssuerEnabled(deps.config, name);
  requireFrom(settingsOf(deps.config, name), grant.id_token);
  const provider = await providerCalled(deps, name);
  const person = knownByProvider(await verifyIdToken(deps, provider, grant.id_token, grant));
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
  const [, token] = /^bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  if (!token) throw refused('no_authorization');
  const { actor } = await deps.authenticate(request, token);
  if (actor.clientId || actor.role !== 'authenticated') throw refused('bad_jwt');
  requireLinking(deps.config, actor);
  return actor;
}

function providerOf({ config }: Deps, { provider, issuer, client_id }: IdTokenGrant): string {
  if (provider) return provider.toLowerCase();
  if (!issuer || !client_id)
    throw refused('validation_failed', 'provider or client_id and issuer required');
  const named = Object.entries(config.OIDC_PROVIDERS).find(
    ([, each]) => each.issuer === issuer && each.clientId === client_id,
  );
  if (!named) throw refused('validation_failed', 'Custom OIDC provider not allowed');
  return named[0];
}
