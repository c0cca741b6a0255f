import { mayPass } from '@sidework/chassis/http/actor';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { isUuid } from '../../uuid.ts';
import { requireOwnFactor } from '../rules/owner.ts';
import { findFactorOwner } from '../rules/queries.ts';

/** An administrator may know of other people's factors, and changes them in the administration alone, where it is noted. */
export function referAdministrators({ db }: Deps) {
  return async ({ actor, params }: FastifyRequest) => {
    const { factorId = '' } = params as { factorId?: string };
    if (!mayPass('admin', actor) || !isUuid(factorId)) return;
    requireOwnFactor(await findFactorOwner(db, factorId), actor.id);
  };
}
