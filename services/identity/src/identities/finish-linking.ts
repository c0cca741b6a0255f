import type { Tx } from '@sidework/chassis/db/db';
import type { Deps } from '../deps.ts';
import type { FlowState } from '../flow-states/table.ts';
import { linkIdentity } from './link-identity.ts';
import type { ProviderPerson } from './provider-person.ts';

/** Links whom the provider knows, now that the code was exchanged by the client that began. */
export async function finishLinking(deps: Deps, tx: Tx, flow: FlowState) {
  const { linkingTargetId, linkingSessionId, providerPerson, providerType } = flow;
  if (!linkingTargetId || !providerPerson) return;
  const beginner = { id: linkingTargetId, sessionId: linkingSessionId ?? '' };
  const person = JSON.parse(deps.seal.open(providerPerson)) as ProviderPerson;
  await linkIdentity(deps, tx, beginner, providerType, person);
}
