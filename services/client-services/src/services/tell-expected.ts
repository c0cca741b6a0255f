import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import { workExpected } from '@sidework/contracts/client-services/events/money';
import { expectedOf } from './expected.ts';
import type { Service } from './service.ts';

/** Tells what a professional may still earn by a service, where that changed or the service is new. */
export async function tellExpected(
  tx: Tx,
  before: Service | undefined,
  after: Service,
  at: Date,
): Promise<void> {
  const expected = expectedOf(after);
  const isKnown = before ? isDeepStrictEqual(expectedOf(before), expected) : false;
  if (isKnown || (!before && expected.grossCents === 0)) return;
  const { id: serviceId, professionalId, clientId } = after;
  await emit(tx, workExpected, { serviceId, professionalId, clientId, ...expected }, at);
}
