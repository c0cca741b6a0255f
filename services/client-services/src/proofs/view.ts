import type { OwnProof, ProofView } from '@sidework/contracts/client-services/proofs';
import type { Config } from '../config.ts';
import type { Ended, Proof } from './proof.ts';

const filesOf = ({ FILES_URL }: Pick<Config, 'FILES_URL'>, code: string) => ({
  jsonUrl: new URL(`/proof-bundles/${code}`, FILES_URL).href,
  pdfUrl: new URL(`/proof-files/${code}`, FILES_URL).href,
});

export const toOwnProof =
  (config: Pick<Config, 'FILES_URL'>) =>
  ({ code, issuedAt }: Proof): OwnProof => ({
    code,
    issuedAt: issuedAt.toISOString(),
    ...filesOf(config, code),
  });

export const toProofView = (
  config: Pick<Config, 'FILES_URL'>,
  { proof, ended }: { proof: Proof; ended: Ended[] },
): ProofView => ({ proof: proof.payload, ended, ...filesOf(config, proof.code) });
