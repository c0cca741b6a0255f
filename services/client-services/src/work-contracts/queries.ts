import type { Db, Tx } from '@sidework/chassis/db/db';
import { save } from '@sidework/chassis/db/save';
import { notFound } from '@sidework/chassis/errors';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { plansOf } from '../milestones/queries.ts';
import type { Service } from '../services/service.ts';
import type { Contract, Signed } from './contract.ts';
import * as WorkContract from './contract.ts';
import { contractSignatures, workContracts } from './table.ts';

export interface WholeContract {
  contract: Contract;
  signatures: Signed[];
}

const byOffer = [asc(workContracts.offeredAt), asc(workContracts.id)];

/** The contract of a service, its amendments, and the one that waits; those that ended are not shown. */
export async function contractsOf(db: Db, serviceId: string): Promise<WholeContract[]> {
  const contracts = await db
    .select()
    .from(workContracts)
    .where(and(eq(workContracts.serviceId, serviceId), ne(workContracts.status, 'ended')))
    .orderBy(...byOffer);
  return withSignatures(db, contracts);
}

async function withSignatures(db: Db, contracts: Contract[]): Promise<WholeContract[]> {
  if (contracts.length === 0) return [];
  const ids = contracts.map(({ id }) => id);
  const all = await db
    .select()
    .from(contractSignatures)
    .where(inArray(contractSignatures.contractId, ids))
    .orderBy(asc(contractSignatures.signedAt));
  return contracts.map((contract) => ({
    contract,
    signatures: all.filter(({ contractId }) => contractId === contract.id),
  }));
}

/** The contract of a service or, before it is signed, of a contact. */
export async function findContract(db: Db, id: string): Promise<WholeContract | undefined> {
  const contracts = await db.select().from(workContracts).where(eq(workContracts.id, id));
  const [whole] = await withSignatures(db, contracts);
  return whole;
}

/** The caller holds the lock of the service. */
export async function getContract(
  db: Db,
  serviceId: string,
  contractId: string,
): Promise<WholeContract> {
  const found = (await contractsOf(db, serviceId)).find(
    ({ contract }) => contract.id === contractId,
  );
  if (!found) throw notFound('contract_not_found');
  return found;
}

export const openOf = (all: readonly WholeContract[]): Contract | undefined =>
  all.find(({ contract }) => contract.status === 'open')?.contract;

export const lastSignedOf = (all: readonly WholeContract[]): Contract | undefined =>
  all.findLast(({ contract }) => contract.status === 'signed')?.contract;

/** The terms of a service as a contract states them. */
export async function termsOfService(db: Db, service: Service) {
  const { agreed } = await plansOf(db, service.id);
  return WorkContract.termsOf(service, agreed?.milestones ?? []);
}

export async function insertContract(tx: Tx, contract: Contract): Promise<void> {
  await tx.insert(workContracts).values(contract);
}

export const saveContract = (tx: Tx, before: Contract, after: Contract): Promise<void> =>
  save(tx, workContracts, before, after);

export async function insertSignature(tx: Tx, signature: Signed): Promise<void> {
  await tx.insert(contractSignatures).values(signature);
}
