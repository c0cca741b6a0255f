import type { ContractParty } from '@sidework/contracts/client-services/contract-words';
import { toServiceFact } from '../services/facts.ts';
import type { Service } from '../services/service.ts';
import type { Contract } from './contract.ts';

export const toContractFact = (contract: Contract, service: Service, by: ContractParty) => ({
  ...toServiceFact(service),
  contractId: contract.id,
  kind: contract.kind,
  by,
});
