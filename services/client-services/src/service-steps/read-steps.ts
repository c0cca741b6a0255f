import type { Db } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import type { ServiceStep } from '@sidework/contracts/client-services/service-steps';
import type { Deps } from '../deps.ts';
import { disputesOf } from '../disputes/queries.ts';
import { expensesOf } from '../expenses/queries.ts';
import { extensionsOf } from '../extensions/queries.ts';
import { plansOf } from '../milestones/queries.ts';
import { negotiationsOf } from '../negotiations/queries.ts';
import { readService } from '../services/read-service.ts';
import type { Service } from '../services/service.ts';
import { contractsOf } from '../work-contracts/queries.ts';
import { stepsOf } from './steps.ts';

export async function readSteps(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  serviceId: string,
): Promise<ServiceStep[]> {
  const { service, isOfChild } = await readService({ db, now }, actor, serviceId);
  return stepsOfService(db, service, isOfChild);
}

/** No words that one side wrote to the other are among the steps, so the gate of a child holds none of them back. */
export async function stepsOfService(
  db: Db,
  service: Service,
  isOfChild: boolean,
): Promise<ServiceStep[]> {
  const { id: serviceId } = service;
  const [extensions, negotiations, plans, contracts, expenses, disputes] = await Promise.all([
    extensionsOf(db, service),
    negotiationsOf(db, service),
    plansOf(db, serviceId),
    contractsOf(db, serviceId),
    expensesOf(db, serviceId),
    disputesOf(db, serviceId),
  ]);
  const plan = plans.agreed?.plan;
  return stepsOf({
    service,
    isOfChild,
    extensions,
    negotiations,
    plan,
    contracts,
    expenses,
    disputes,
  });
}
