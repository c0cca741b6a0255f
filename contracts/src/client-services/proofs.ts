import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Day, Moment, Page, PageQuery } from '../kernel/values.ts';
import { evidences } from './agreements.ts';
import { RatingCounts } from './review-view.ts';

/** A proof lists so many of a kind, the newest first; its sums count all. */
export const mostListedInProof = 100;

/** Longer than the code of a certificate, so that the page that verifies both tells them apart. */
export const proofCodeLength = 24;

const ProofCode = z.string().regex(new RegExp(`^[A-Z0-9]{${proofCodeLength}}$`));
const ProofParams = z.object({ code: ProofCode });

/** The work of an adult as others may check it: no client is named, and no amount. */
export const ProofFacts = z
  .object({
    holderName: z.string(),
    services: z.object({
      completed: z.number().int(),
      listed: z.array(
        z.object({
          id: z.uuid(),
          /** Null of work whose title was never public. */
          title: z.string().nullable(),
          completedOn: Day,
          evidence: z.enum(evidences),
        }),
      ),
    }),
    reviews: z.object({
      average: z.number().nullable(),
      ratings: RatingCounts,
      listed: z.array(
        z.object({
          id: z.uuid(),
          rating: z.number().int(),
          writtenOn: Day,
          evidence: z.enum(evidences),
        }),
      ),
    }),
    licenses: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        state: z.string(),
        until: Day.nullable(),
        verifiedOn: Day,
      }),
    ),
    /** Continuing education; a credit is 50 minutes. */
    education: z.object({
      credits: z.number(),
      listed: z.array(
        z.object({
          id: z.uuid(),
          title: z.string(),
          credits: z.number(),
          completedOn: Day,
          certificateCode: z.string(),
        }),
      ),
    }),
  })
  .meta({ id: 'ProofFacts' });
export type ProofFacts = z.infer<typeof ProofFacts>;

/** The text that is signed. */
export const ProofPayload = ProofFacts.extend({
  kind: z.literal('sidework-proof'),
  version: z.literal(1),
  issuer: z.string(),
  code: ProofCode,
  /** The page that tells what ended after the proof was made. */
  verifyAt: z.string(),
  issuedAt: Moment,
}).meta({ id: 'ProofPayload' });
export type ProofPayload = z.infer<typeof ProofPayload>;

/** A JSON Web Signature in its flattened form (RFC 7515, section 7.2.2), signed with ES256. */
export const SignedProof = z
  .object({ payload: z.string(), protected: z.string(), signature: z.string() })
  .meta({ id: 'SignedProof' });
export type SignedProof = z.infer<typeof SignedProof>;

export const endedKinds = ['account', 'service', 'review', 'license', 'certificate'] as const;

/** Something in a proof that counts no more. */
const Ended = z.object({
  kind: z.enum(endedKinds),
  /** As the proof lists it; null of the account. */
  id: z.uuid().nullable(),
});

/** Everybody who holds the code of a proof may read this. */
export const ProofView = z
  .object({ proof: ProofPayload, ended: z.array(Ended), jsonUrl: z.string(), pdfUrl: z.string() })
  .meta({ id: 'ProofView' });
export type ProofView = z.infer<typeof ProofView>;

export const OwnProof = z
  .object({ code: z.string(), issuedAt: Moment, jsonUrl: z.string(), pdfUrl: z.string() })
  .meta({ id: 'OwnProof' });
export type OwnProof = z.infer<typeof OwnProof>;

const PublishedKey = z.object({
  kid: z.string(),
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  alg: z.literal('ES256'),
  use: z.literal('sig'),
  x: z.string(),
  y: z.string(),
});

export const issueProof = endpoint({
  method: 'POST',
  url: '/proofs',
  idempotency: 'optional',
  schema: {
    summary:
      'Sign a proof of your finished work, ratings, licenses and hours; of a day with the same facts there is one',
    response: { 201: OwnProof },
  },
});

export const listOwnProofs = endpoint({
  method: 'GET',
  url: '/proofs',
  schema: {
    summary: 'The proofs that you had signed, newest first',
    querystring: PageQuery,
    response: { 200: Page(OwnProof) },
  },
});

export const withdrawProof = endpoint({
  method: 'POST',
  url: '/proofs/:code/withdraw',
  stakes: 'protection',
  schema: {
    summary: 'Take back a proof: its code stops working',
    params: ProofParams,
    response: { 200: z.object({ code: ProofCode }) },
  },
});

export const verifyProof = endpoint({
  method: 'GET',
  url: '/proofs/:code',
  schema: {
    summary: 'A proof and what ended since, for anyone who holds its code',
    params: ProofParams,
    response: { 200: ProofView },
  },
});

export const getProofKeys = endpoint({
  method: 'GET',
  url: '/proof-keys',
  schema: {
    summary: 'All keys that ever signed a proof, as a JSON Web Key Set',
    response: { 200: z.object({ keys: z.array(PublishedKey) }) },
  },
});

export const proofFile = endpoint({
  method: 'GET',
  url: '/proof-files/:code',
  origin: 'files',
  schema: {
    summary: 'A proof as PDF with the signed JSON attached, for anyone who holds its code',
    params: ProofParams,
    response: { 200: z.any() },
  },
});

export const proofBundle = endpoint({
  method: 'GET',
  url: '/proof-bundles/:code',
  origin: 'files',
  schema: {
    summary: 'A proof as signed JSON, for anyone who holds its code',
    params: ProofParams,
    response: { 200: z.any() },
  },
});
