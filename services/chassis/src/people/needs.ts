import { isDeepStrictEqual } from 'node:util';
import type { Need, NeedKey, needMetIn, needRaisedIn } from '@sidework/contracts/kernel/needs';
import type { Tx } from '../db/db.ts';
import { emit } from '../events/outbox.ts';

/** The two words of a service on what waits for people. */
export interface NeedEvents {
  needRaised: ReturnType<typeof needRaisedIn>;
  needMet: ReturnType<typeof needMetIn>;
}

/** Tells that each of these waits from now on, or waits otherwise than before. */
export async function raiseNeeds(
  tx: Tx,
  { needRaised }: Pick<NeedEvents, 'needRaised'>,
  needs: Need[],
  at: Date,
): Promise<void> {
  for (const need of needs) await emit(tx, needRaised, need, at);
}

/** Tells that none of these waits any more; one that never did may be among them. */
export async function meetNeeds(
  tx: Tx,
  { needMet }: Pick<NeedEvents, 'needMet'>,
  keys: NeedKey[],
  at: Date,
): Promise<void> {
  for (const { kind, subjectId } of keys) await emit(tx, needMet, { kind, subjectId }, at);
}

/** Tells how what waits because of one thing differs after a change from before it. */
export async function changeNeeds(
  tx: Tx,
  events: NeedEvents,
  { before, after }: { before: Need[]; after: Need[] },
  at: Date,
): Promise<void> {
  const met = before.filter((need) => !after.some((other) => isSame(need, other)));
  const raised = after.filter((need) => !before.some((other) => isDeepStrictEqual(need, other)));
  await meetNeeds(tx, events, met, at);
  await raiseNeeds(tx, events, raised, at);
}

const isSame = (one: NeedKey, other: NeedKey) =>
  one.kind === other.kind && one.subjectId === other.subjectId;
