import type { Tx } from '@sidework/chassis/db/db';
import { changeNeeds, meetNeeds } from '@sidework/chassis/people/needs';
import * as events from '@sidework/contracts/client-services/events';
import { wasReopened } from '../stage-changes/queries.ts';
import { needsOf } from './needs.ts';
import type { Service } from './service.ts';

/** Tells how the needs of a service changed; a second completion meets the client's request for changes. */
export async function tellNeeds(tx: Tx, before: Service, after: Service, at: Date): Promise<void> {
  await changeNeeds(tx, events, { before: needsOf(before), after: needsOf(after) }, at);
  if (after.status !== 'completed' || !(await wasReopened(tx, after.id))) return;
  await meetNeeds(tx, events, [{ kind: 'changes_requested', subjectId: after.id }], at);
}
