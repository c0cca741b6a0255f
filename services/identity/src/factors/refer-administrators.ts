import { mayPass } from '@sidework/chassis/http/actor';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { refused } from '../refusals/refusal.ts';
import { isUuid } from '../uuid.ts';
import { factors } from './table.ts';

/** An administrator may know of other people's factors, and changes them in the administration alone, where it is noted. */
export function referAdministrators({ db }: Deps) {
  return async ({ actor, params }: FastifyRequest) => {
    const { factorId = '' } = params as { factorId?: string };
    if (!mayPass('admin', actor) || !isUuid(factorId)) return;
    const [found] = await db
      .select({ userId: factors.userId })
      .from(factors)
      .where(eq(factors.id, factorId));
    if (found && found.userId !== actor.id)
      throw refused('not_admin', 'Factors of other people are changed in the administration');
  };
}
