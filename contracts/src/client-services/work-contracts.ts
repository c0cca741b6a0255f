import { z } from 'zod';
import { DownloadedFile } from '../business-tools/downloads.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { hasAtMost, hasCharacters, Moment } from '../kernel/values.ts';
import { oneLine } from '../kernel/written-text.ts';
import { contractKinds, contractParties, contractStatuses } from './contract-words.ts';

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** The text of a contract as it is read and signed. */
export const ContractText = z
  .object({
    kind: z.enum(contractKinds),
    sections: z.array(z.object({ heading: z.string(), text: z.string() })),
    /** The SHA-256 of the text. A signature carries it, so that nothing unread is signed. */
    textHash: Sha256,
  })
  .meta({ id: 'ContractText' });
export type ContractText = z.infer<typeof ContractText>;

export const WorkContractView = ContractText.extend({
  id: z.uuid(),
  status: z.enum(contractStatuses),
  signatures: z.array(
    z.object({ party: z.enum(contractParties), name: z.string(), signedAt: Moment }),
  ),
}).meta({ id: 'WorkContractView' });
export type WorkContractView = z.infer<typeof WorkContractView>;

export const WorkContractsView = z
  .object({
    /** Signed ones and the one that waits, oldest first. */
    contracts: z.array(WorkContractView),
    /** The text that can be signed next: the contract, or what changed since; null where there is nothing to sign. */
    draft: ContractText.nullable(),
  })
  .meta({ id: 'WorkContractsView' });
export type WorkContractsView = z.infer<typeof WorkContractsView>;

const ServiceParams = z.object({ serviceId: z.uuid() });
const ContractParams = z.object({ serviceId: z.uuid(), contractId: z.uuid() });

/** The name is typed as a signature, beside the hash of the text that was read. */
export const Signature = z.strictObject({
  name: oneLine('Type your full name')
    .refine(hasCharacters(2), 'Type your full name')
    .refine(hasAtMost(200), 'Please use at most 200 characters'),
  textHash: Sha256,
});
export type Signature = z.infer<typeof Signature>;

export const listContracts = endpoint({
  method: 'GET',
  url: '/services/:serviceId/contracts',
  schema: {
    summary: 'The contract of a service with its amendments, and what can be signed next',
    params: ServiceParams,
    response: { 200: WorkContractsView },
  },
});

export const offerContract = endpoint({
  method: 'POST',
  url: '/services/:serviceId/contracts',
  stakes: 'agreed',
  reaches: ['serviceId'],
  idempotency: 'optional',
  schema: {
    summary: 'Sign the contract of a service, or an amendment of it, and ask the other side to',
    params: ServiceParams,
    body: Signature,
    response: { 201: WorkContractsView },
  },
});

export const signContract = endpoint({
  method: 'POST',
  url: '/services/:serviceId/contracts/:contractId/sign',
  stakes: 'agreed',
  reaches: ['serviceId'],
  idempotency: 'optional',
  schema: {
    summary: 'Sign what the other side of a service has signed',
    params: ContractParams,
    body: Signature,
    response: { 200: WorkContractsView },
  },
});

export const endContract = endpoint({
  method: 'POST',
  url: '/services/:serviceId/contracts/:contractId/end',
  stakes: 'protection',
  idempotency: 'optional',
  schema: {
    summary: 'Decline a contract that waits for your signature, or withdraw your own',
    params: ContractParams,
    response: { 200: WorkContractsView },
  },
});

export const downloadContract = endpoint({
  method: 'GET',
  url: '/services/:serviceId/contracts/:contractId/file',
  schema: {
    summary: 'A signed contract or amendment, as a PDF of one page',
    params: ContractParams,
    response: { 200: DownloadedFile },
  },
});
