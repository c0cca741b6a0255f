import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { Moment } from '../../kernel/values.ts';

/** The version of the terms at `/terms`. A new version is agreed to once more (D-132). */
export const termsVersion = '2026-11-28';

export const AgreedTerms = z.literal(
  termsVersion,
  'The terms have changed meanwhile. Load the page again.',
);

export const TermsAgreement = z
  .object({
    version: z.string(),
    /** The latest version that was agreed to; null before the first. */
    agreedVersion: z.string().nullable(),
    agreedAt: Moment.nullable(),
    /** A guardian agreed for a child. */
    isByGuardian: z.boolean(),
    /** The latest version is still to be agreed to, by the person or for a child that they look after. */
    isAsked: z.boolean(),
  })
  .meta({ id: 'TermsAgreement' });
export type TermsAgreement = z.infer<typeof TermsAgreement>;

export const getTermsAgreement = endpoint({
  method: 'GET',
  url: '/terms/agreement',
  schema: {
    summary: 'The version of the terms, and the one that you agreed to',
    response: { 200: TermsAgreement },
  },
});

export const agreeToTerms = endpoint({
  method: 'POST',
  url: '/terms/agreement',
  stakes: 'protection',
  schema: {
    summary: 'Agree to the terms, also for the children that you look after',
    body: z.strictObject({ version: AgreedTerms }),
    response: { 200: TermsAgreement },
  },
});
