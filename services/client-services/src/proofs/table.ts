import type { licensesShown } from '@sidework/contracts/business-tools/events';
import type { ProofPayload, SignedProof } from '@sidework/contracts/client-services/proofs';
import {
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { clientServices } from '../postgres-schema.ts';
import type { PrivateKey } from './signature.ts';

const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });

/** No key is ever removed, because a proof is checked with the key of its day. */
export const proofKeys = clientServices.table(
  'proof_keys',
  {
    kid: text().primaryKey(),
    /** Keys are numbered without gaps, so that only one of two that are made at once is kept. */
    number: integer().notNull(),
    key: jsonb().$type<PrivateKey>().notNull(),
    createdAt: moment().notNull(),
  },
  (key) => [unique('proof_keys_number_unique').on(key.number)],
);

export const proofs = clientServices.table(
  'proofs',
  {
    id: uuid().primaryKey(),
    code: text().notNull(),
    personId: uuid().notNull(),
    /** The digest of what it says, without the code and the time. */
    factsDigest: text().notNull(),
    payload: jsonb().$type<ProofPayload>().notNull(),
    signed: jsonb().$type<SignedProof>().notNull(),
    issuedOn: date({ mode: 'string' }).notNull(),
    issuedAt: moment().notNull(),
  },
  (proof) => [
    unique('proofs_code_unique').on(proof.code),
    unique('proofs_person_id_issued_on_facts_digest_unique').on(
      proof.personId,
      proof.issuedOn,
      proof.factsDigest,
    ),
    index('proofs_person_id_idx').on(proof.personId, proof.issuedAt, proof.id),
  ],
);

type ProvenLicense = z.infer<typeof licensesShown.data>['licenses'][number];

/** The licenses of people that staff verified; `sequence` is the newest event of each person. */
export const provenLicenses = clientServices.table('proven_licenses', {
  personId: uuid().primaryKey(),
  sequence: integer().notNull(),
  licenses: jsonb().$type<ProvenLicense[]>().notNull(),
});

/** The courses that gave credits. Its events come in any order, so that each fills in its own columns. */
export const provenCourses = clientServices.table(
  'proven_courses',
  {
    enrollmentId: uuid().primaryKey(),
    personId: uuid().notNull(),
    title: text(),
    credits: doublePrecision(),
    completedOn: date({ mode: 'string' }),
    certificateCode: text(),
    /** The newest event that gave the certificate another code; 0 where none did. */
    codeSequence: integer().notNull().default(0),
    revokedAt: moment(),
  },
  (course) => [
    index('proven_courses_person_id_idx').on(
      course.personId,
      course.completedOn,
      course.enrollmentId,
    ),
  ],
);
