import type { Db } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import type { WorkContractsView } from '@sidework/contracts/client-services/work-contracts';
import type { Deps } from '../deps.ts';
import { hasChild } from '../services/has-child.ts';
import { readService } from '../services/read-service.ts';
import type { Service } from '../services/service.ts';
import * as WorkContract from './contract.ts';
import { contractsOf, lastSignedOf, openOf, termsOfService } from './queries.ts';
import { toContractsView } from './view.ts';

export async function contractsFor(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  serviceId: string,
): Promise<WorkContractsView> {
  const { service } = await readService({ db, now }, actor, serviceId);
  return contractsOfService(db, service);
}

/** An open one that still says what is agreed on is signed or ended, and needs no other beside it. */
export async function contractsOfService(db: Db, service: Service): Promise<WorkContractsView> {
  const contracts = await contractsOf(db, service.id);
  if (await hasChild(db, service)) return toContractsView(contracts, undefined);
  const terms = await termsOfService(db, service);
  const open = openOf(contracts);
  if (open && WorkContract.isCurrent(open, terms)) return toContractsView(contracts, undefined);
  const draft = WorkContract.draftOf(service, terms, lastSignedOf(contracts));
  return toContractsView(contracts, draft);
}
