import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { requireActing } from '@sidework/chassis/people/people';
import { deadlineSet } from '@sidework/contracts/client-services/events';
import type { DeadlineChange } from '@sidework/contracts/client-services/services';
import type { z } from 'zod';
import type { Deps } from '../deps.ts';
import { agreedBy } from '../services/agreement.ts';
import { needsGuardian } from '../services/child-queries.ts';
import { toServiceFact } from '../services/facts.ts';
import { limitChanges } from '../services/limit-changes.ts';
import { getServiceFor, lockServiceFor } from '../services/party-queries.ts';
import { recordChange } from '../services/record-change.ts';
import { requireAdults, requireChildActive } from '../services/require-adults.ts';
import * as Schedule from '../services/schedule.ts';
import { requireTermsOfAdults } from '../services/service-of-child.ts';

export function setDeadline(
  { db, now, config, news }: Pick<Deps, 'db' | 'now' | 'config' | 'news'>,
  actor: Actor,
  serviceId: string,
  change: z.infer<typeof DeadlineChange>,
) {
  return db.transaction(async (tx) => {
    await requireActing(tx, actor);
    const before = await lockServiceFor(tx, actor, serviceId);
    const at = now();
    const service = agreedBy(Schedule.setDeadline(before, change, actor, at), actor, at);
    await requireAdults(tx, service);
    await requireChildActive(tx, { news }, service, actor);
    if (service !== before) requireTermsOfAdults(await needsGuardian(tx, before));
    if (service !== before) {
      await limitChanges(tx, { config }, actor, serviceId, at);
      await recordChange(tx, before, service, at);
      await emit(tx, deadlineSet, { ...toServiceFact(service), ...change }, at);
    }
    return getServiceFor(tx, actor, serviceId);
  });
}
