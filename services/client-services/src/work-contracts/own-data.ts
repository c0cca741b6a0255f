import { allRows } from '@sidework/chassis/db/all-rows';
import type { Db } from '@sidework/chassis/db/db';
import { textOfSections } from '@sidework/contracts/client-services/contract-text';
import { and, eq, isNull } from 'drizzle-orm';
import type { OwnPart } from '../people/own-part.ts';
import { contractSignatures, workContracts } from './table.ts';

/** Both sides rely on what they signed, so the text stays, without the name and the address of one who left. */
export const ownContracts: OwnPart = {
  gathers: [workContracts, contractSignatures],
  erases: [workContracts, contractSignatures],
  files: (db, { userId }) => [
    {
      name: 'contracts.json',
      about: 'The contracts and amendments that you have signed.',
      rows: signedBy(db, userId),
    },
  ],
  async erase(tx, userId) {
    await tx
      .delete(workContracts)
      .where(and(eq(workContracts.professionalId, userId), isNull(workContracts.serviceId)));
    await tx
      .update(contractSignatures)
      .set({ name: null, address: null })
      .where(eq(contractSignatures.signerId, userId));
  },
};

const signedBy = (db: Db, userId: string) =>
  allRows({
    order: [contractSignatures.signedAt, contractSignatures.contractId],
    ask: ({ after, limit }) =>
      db
        .select({ signature: contractSignatures, contract: workContracts })
        .from(contractSignatures)
        .innerJoin(workContracts, eq(workContracts.id, contractSignatures.contractId))
        .where(and(eq(contractSignatures.signerId, userId), after))
        .orderBy(contractSignatures.signedAt, contractSignatures.contractId)
        .limit(limit),
    place: ({ signature }) => [signature.signedAt, signature.contractId],
    present: ({ signature, contract }) => ({
      kind: contract.kind,
      status: contract.status,
      text: textOfSections(contract.sections),
      sha256: contract.textHash,
      signedAs: signature.name,
      signedFrom: signature.address,
      signedAt: signature.signedAt.toISOString(),
    }),
  });
