import type { Actor } from '@sidework/chassis/http/actor';
import type { CancellationPreview } from '@sidework/contracts/client-services/escrow';
import type { CancellationCause } from '@sidework/contracts/client-services/money-words';
import { isBooked } from '../appointments/queries.ts';
import type { Deps } from '../deps.ts';
import { getServiceFor } from '../services/party-queries.ts';
import * as Cancellation from './cancellation.ts';

/** Shows the figures that a cancellation would book now. */
export async function previewCancellation(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  serviceId: string,
  cause: CancellationCause,
): Promise<CancellationPreview> {
  const { service } = await getServiceFor(db, actor, serviceId);
  const { staysHeld, ...terms } = Cancellation.termsOf(service, actor, cause, {
    isAgreed: service.agreement === 'accepted',
    isBooked: await isBooked(db, serviceId),
  });
  return terms;
}
