import { notFound } from '@sidework/chassis/errors';
import type {
  endedKinds,
  ProofFacts,
  ProofPayload,
} from '@sidework/contracts/client-services/proofs';
import type { proofs } from './table.ts';

export type Proof = typeof proofs.$inferSelect;

interface Issued {
  code: string;
  /** The address of the platform. */
  issuer: string;
  verifyAt: string;
}

export const toPayload = (
  facts: ProofFacts,
  { code, issuer, verifyAt }: Issued,
  now: Date,
): ProofPayload => ({
  kind: 'sidework-proof',
  version: 1,
  issuer,
  code,
  verifyAt,
  issuedAt: now.toISOString(),
  ...facts,
});

/** Facts of a proof that still count. */
export interface Counting {
  isActive: boolean;
  services: ReadonlySet<string>;
  reviews: ReadonlySet<string>;
  licenses: ReadonlySet<string>;
  certificates: ReadonlySet<string>;
}

export interface Ended {
  kind: (typeof endedKinds)[number];
  id: string | null;
}

/** Facts that ended since a proof was made, in the order in which it lists them. */
export function endedSince(facts: ProofFacts, counting: Counting): Ended[] {
  const gone = (
    kind: Ended['kind'],
    listed: readonly { id: string }[],
    left: ReadonlySet<string>,
  ) => listed.filter(({ id }) => !left.has(id)).map(({ id }) => ({ kind, id }));
  return [
    ...(counting.isActive ? [] : [{ kind: 'account' as const, id: null }]),
    ...gone('license', facts.licenses, counting.licenses),
    ...gone('certificate', facts.education.listed, counting.certificates),
    ...gone('service', facts.services.listed, counting.services),
    ...gone('review', facts.reviews.listed, counting.reviews),
  ];
}

/** A code leads to a proof of an adult, or to none. */
export function requireProof<P>(found: P | undefined): P {
  if (!found) throw notFound('proof_not_found');
  return found;
}
