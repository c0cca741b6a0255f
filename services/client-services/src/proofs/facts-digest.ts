import { createHash } from 'node:crypto';
import type { ProofFacts } from '@sidework/contracts/client-services/proofs';

/** Facts are told apart by this; each fact has its place, so that the same facts give the same digest. */
export const digestOf = (facts: ProofFacts): string =>
  createHash('sha256').update(JSON.stringify(facts)).digest('base64url');
