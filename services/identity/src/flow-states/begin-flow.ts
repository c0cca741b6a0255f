import type { Tx } from '@sidework/chassis/db/db';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import type { Challenge } from './challenge.ts';
import { insertFlow } from './queries.ts';
import type { FlowState } from './table.ts';

export type NewFlow = Pick<FlowState, 'providerType' | 'authenticationMethod'> &
  Challenge &
  Partial<Omit<FlowState, 'id' | 'createdAt' | 'authCodeHash' | 'authCodeIssuedAt'>>;

/** Begins a flow that another page or a mail brings to its end. */
export async function beginFlow({ now }: Deps, tx: Tx, flow: NewFlow): Promise<string> {
  const id = uuidv7();
  await insertFlow(tx, { ...flow, id, createdAt: now() });
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
