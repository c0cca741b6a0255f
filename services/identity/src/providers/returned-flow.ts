import { eq } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { type FlowState, flowStates } from '../flow-states/table.ts';
import { hashOf } from '../hashes.ts';
import { refused } from '../refusals/refusal.ts';

/** The time for a person to finish at the provider. */
export const lifetimeSeconds = 600;

/** The flow that a provider's answer belongs to; an answer counts once, whatever comes of it. */
export async function takeReturnedFlow({ db }: Deps, state: string | null): Promise<FlowState> {
  if (!state) throw refused('bad_oauth_callback', 'OAuth state parameter missing');
  const [flow] = await db
    .update(flowStates)
    .set({ providerState: null })
    .where(eq(flowStates.providerState, hashOf(state)))
    .returning();
  if (!flow) throw refused('bad_oauth_state', 'OAuth state not found or expired');
  return flow;
}

export function requireFresh({ now }: Deps, { createdAt }: FlowState) {
  if (now().getTime() - createdAt.getTime() > lifetimeSeconds * 1000)
    throw refused('flow_state_expired');
}

/**
 * An implicit flow ends with a session, or with a linked provider, in whichever browser brings the answer: only the one
 * that began may. What a challenge began comes to its end by the verifier alone, wherever the browser is.
 */
export function requireSameBrowser(
  { codeChallenge, browserHash }: FlowState,
  shown: string | undefined,
) {
  if (codeChallenge) return;
  if (browserHash === null || shown !== browserHash)
    throw refused('bad_oauth_state', 'This sign-in did not begin in this browser');
}
