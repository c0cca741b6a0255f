import type { Tx } from '@sidework/chassis/db/db';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import { refused } from '../refusals/refusal.ts';
import { type FlowState, flowStates } from './table.ts';

/** What a client says of the flow that it wants; both null in the implicit one. */
export interface Pkce {
  code_challenge?: string | null | undefined;
  code_challenge_method?: string | null | undefined;
}

export type Challenge = Pick<FlowState, 'codeChallenge' | 'codeChallengeMethod'>;

export const implicit: Challenge = { codeChallenge: null, codeChallengeMethod: null };

/** RFC 7636, 4.2: null of both where the flow is the implicit one. */
export function readChallenge({ code_challenge, code_challenge_method }: Pkce): Challenge {
  if (!code_challenge && !code_challenge_method) return implicit;
  if (!code_challenge || !code_challenge_method)
    throw refused(
      'validation_failed',
      'PKCE flow requires code_challenge_method and code_challenge',
    );
  if (code_challenge.length < 43 || code_challenge.length > 128)
    throw refused('validation_failed', 'code challenge has to be between 43 and 128 characters');
  if (!/^[\w.~-]+$/.test(code_challenge))
    throw refused(
      'validation_failed',
      'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
    );
  const method = code_challenge_method.toLowerCase();
  if (method !== 's256' && method !== 'plain')
    throw refused('validation_failed', 'unsupported code challenge method');
  return { codeChallenge: code_challenge, codeChallengeMethod: method };
}

export type NewFlow = Pick<FlowState, 'providerType' | 'authenticationMethod'> &
  Challenge &
  Partial<Omit<FlowState, 'id' | 'createdAt' | 'authCodeHash' | 'authCodeIssuedAt'>>;

/** Begins a flow that another page or a mail brings to its end. */
export async function beginFlow({ now }: Deps, tx: Tx, flow: NewFlow): Promise<string> {
  const id = uuidv7();
  await tx.insert(flowStates).values({ ...flow, id, createdAt: now() });
  return id;
}

/** The flow of a message that is to end with a code; none in the implicit flow. */
export async function beginMessageFlow(
  deps: Deps,
  tx: Tx,
  challenge: Challenge,
  flow: Pick<FlowState, 'providerType' | 'authenticationMethod' | 'userId'>,
): Promise<string | undefined> {
  return challenge.codeChallenge ? beginFlow(deps, tx, { ...challenge, ...flow }) : undefined;
}
