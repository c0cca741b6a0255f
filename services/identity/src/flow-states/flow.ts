import { refused } from '../refusals/refusal.ts';
import type { FlowState } from './table.ts';
import { isVerifierOf } from './verifier.ts';

const lifetime = 5 * 60_000;

/** Requires that a flow ended with a code lately, for the client that began it. */
export function requireFinished(
  flow: FlowState | undefined,
  verifier: string,
  now: Date,
): FlowState & { userId: string } {
  if (!flow?.userId || !flow.authCodeIssuedAt) throw refused('flow_state_not_found');
  if (now.getTime() - flow.authCodeIssuedAt.getTime() > lifetime)
    throw refused('flow_state_expired');
  if (!isVerifierOf(flow, verifier)) throw refused('bad_code_verifier');
  return { ...flow, userId: flow.userId };
}
