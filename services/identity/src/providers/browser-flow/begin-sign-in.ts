import type { Actor } from '@sidework/chassis/http/actor';
import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import type { Deps } from '../../deps.ts';
import { beginFlow } from '../../flow-states/begin-flow.ts';
import { readChallenge } from '../../flow-states/challenge.ts';
import { hashOf } from '../../hashes.ts';
import { redirectOrSite } from '../../redirects.ts';
import { callbackUrl } from '../rules/callback-url.ts';
import { providerCalled } from '../rules/oidc.ts';

/** A client's parameters for a sign-in by a provider. */
export interface Way {
  provider?: string | undefined;
  redirect_to?: string | undefined;
  scopes?: string | undefined;
  code_challenge?: string | undefined;
  code_challenge_method?: string | undefined;
}

/** Handed on to the provider: they choose a screen or an account. What binds the flow is never a client's to say. */
const handedOn = [
  'prompt',
  'access_type',
  'login_hint',
  'hd',
  'display',
  'ui_locales',
  'acr_values',
  'include_granted_scopes',
] as const;
type HandedOn = Partial<Record<(typeof handedOn)[number], string | undefined>>;

/** The browser that begins, and the account to link. */
export interface Beginner {
  browserHash: string;
  linking?: Pick<Actor, 'id' | 'sessionId'>;
}

/** Begins a sign-in over a provider and gives the address to send the browser to. */
export async function beginSignIn(
  deps: Deps,
  way: Way & HandedOn,
  { browserHash, linking }: Beginner,
): Promise<string> {
  const challenge = readChallenge(way);
  const { name, client } = await providerCalled(deps, way.provider);
  const [state, nonce, verifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()];
  await deps.db.transaction((tx) =>
    beginFlow(deps, tx, {
      ...challenge,
      providerType: name,
      authenticationMethod: 'oauth',
      redirectTo: redirectOrSite(deps.config, way.redirect_to),
      providerState: hashOf(state),
      nonce,
      providerVerifier: deps.seal.seal(verifier),
      browserHash: challenge.codeChallenge ? null : browserHash,
      linkingTargetId: linking?.id ?? null,
      linkingSessionId: linking?.sessionId ?? null,
    }),
  );
  const url = buildAuthorizationUrl(client, {
    ...parametersOf(way),
    // Linking always asks for consent at the provider, regardless of the client's wish.
    ...(linking && { prompt: 'consent' }),
    redirect_uri: callbackUrl(deps.config),
    scope: scopeOf(way.scopes),
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  return url.href;
}

const parametersOf = (way: HandedOn) =>
  Object.fromEntries(
    handedOn.flatMap((name) => {
      const value = way[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** Without these three scopes the address would be unknown. */
const scopeOf = (asked: string | undefined) =>
  [...new Set(['openid', 'email', 'profile', ...(asked ?? '').split(/[\s,]+/)])]
    .filter((scope) => scope !== '')
    .join(' ');
