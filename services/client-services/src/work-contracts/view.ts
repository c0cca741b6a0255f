import { shownName } from '@sidework/chassis/people/shown-name';
import type {
  WorkContractsView,
  WorkContractView,
} from '@sidework/contracts/client-services/work-contracts';
import type { Draft } from './contract.ts';
import type { WholeContract } from './queries.ts';

export const toContractView = ({ contract, signatures }: WholeContract): WorkContractView => ({
  id: contract.id,
  kind: contract.kind,
  status: contract.status,
  sections: contract.sections,
  textHash: contract.textHash,
  signatures: signatures.map(({ party, name, signedAt }) => ({
    party,
    name: shownName(name),
    signedAt: signedAt.toISOString(),
  })),
});

export const toContractsView = (
  contracts: readonly WholeContract[],
  draft: Draft | undefined,
): WorkContractsView => ({
  contracts: contracts.map(toContractView),
  draft: draft ? toDraftView(draft) : null,
});

const toDraftView = ({ kind, sections, textHash }: Draft) => ({ kind, sections, textHash });
