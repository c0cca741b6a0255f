import type { Db } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import type { MilestonesView } from '@sidework/contracts/client-services/milestones';
import type { Deps } from '../deps.ts';
import { hasChild } from '../services/has-child.ts';
import { readService } from '../services/read-service.ts';
import type { Service } from '../services/service.ts';
import { plansOf } from './queries.ts';
import { toMilestonesView } from './view.ts';

export async function milestonesFor(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  serviceId: string,
): Promise<MilestonesView> {
  const { service } = await readService({ db, now }, actor, serviceId);
  return milestonesOf(db, service);
}

export async function milestonesOf(db: Db, service: Service): Promise<MilestonesView> {
  const isOfChild = await hasChild(db, service);
  return toMilestonesView(await plansOf(db, service.id), service, { isOfChild });
}
