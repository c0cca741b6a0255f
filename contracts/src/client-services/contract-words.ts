/** A contract is the first text that both sides of a service sign; each later one is an amendment. */
export const contractKinds = ['contract', 'amendment'] as const;
export type ContractKind = (typeof contractKinds)[number];

/** It is open until both have signed, or until one side ends it or another one takes its place. */
export const contractStatuses = ['open', 'signed', 'ended'] as const;

export const contractParties = ['client', 'professional'] as const;
export type ContractParty = (typeof contractParties)[number];

export const contractName: Record<ContractKind, string> = {
  contract: 'Contract',
  amendment: 'Amendment',
};
