import type { FlowState } from '../../flow-states/table.ts';
import { refused } from '../../refusals/refusal.ts';

/** The time for a person to finish at the provider. */
export const lifetimeSeconds = 600;

export function requireState(state: string | null): string {
  if (!state) throw refused('bad_oauth_callback', 'OAuth state parameter missing');
  return state;
}

export function requireTaken(flow: FlowState | undefined): FlowState {
  if (!flow) throw refused('bad_oauth_state', 'OAuth state not found or expired');
  return flow;
}

export function requireFresh({ createdAt }: Pick<FlowState, 'createdAt'>, now: Date): void {
  if (now.getTime() - createdAt.getTime() > lifetimeSeconds * 1000)
    throw refused('flow_state_expired');
}

/**
 * An implicit flow ends with a session or a linked provider in the browser that brings the answer, so that has to be the
 * browser that began. A flow with a challenge is bound by its verifier instead, in any browser.
 */
export function requireSameBrowser(
  { codeChallenge, browserHash }: Pick<FlowState, 'codeChallenge' | 'browserHash'>,
  shown: string | undefined,
): void {
  if (codeChallenge) return;
  if (browserHash === null || shown !== browserHash)
    throw refused('bad_oauth_state', 'This sign-in did not begin in this browser');
}

export function requireCode(answer: URLSearchParams): void {
  if (!answer.get('code'))
    throw refused('bad_oauth_callback', 'OAuth callback with authorization code missing');
}

export function requireClaims<T>(claims: T | undefined): T {
  if (!claims) throw refused('bad_oauth_callback', 'The provider sent no ID token');
  return claims;
}
