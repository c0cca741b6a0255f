import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Day, hasAtMost, Moment, Page, PageQuery } from '../kernel/values.ts';
import { manyLines, oneLine } from '../kernel/written-text.ts';
import { licenseKinds } from './license-options.ts';
import { LicenseView } from './licenses.ts';

/** A license that waits for staff, with the person whose it is. */
export const WaitingLicense = z
  .object({
    id: z.uuid(),
    owner: z.object({ id: z.uuid(), fullName: z.string() }),
    kind: z.enum(licenseKinds),
    licenseName: z.string(),
    licenseNumber: z.string(),
    licenseType: z.string().nullable(),
    issuingState: z.string().nullable(),
    issueDate: Day.nullable(),
    expiryDate: Day.nullable(),
    askedAt: Moment,
    /** A decision names the version that was read. */
    version: z.number().int(),
  })
  .meta({ id: 'WaitingLicense' });
export type WaitingLicense = z.infer<typeof WaitingLicense>;

/** A license that everybody reads of, which staff can take back. */
export const VerifiedLicense = WaitingLicense.omit({ askedAt: true })
  .extend({ verifiedAt: Moment })
  .meta({ id: 'VerifiedLicense' });
export type VerifiedLicense = z.infer<typeof VerifiedLicense>;

const params = z.object({ licenseId: z.uuid() });
const version = z.int().positive();

export const askForCheck = endpoint({
  method: 'POST',
  url: '/licenses/:licenseId/check',
  stakes: 'protection',
  schema: {
    summary: 'Have staff check your license against a paper in your vault',
    params,
    body: z.strictObject({ documentId: z.uuid('Please choose a document') }),
    response: { 200: LicenseView },
  },
});

export const listWaitingLicenses = endpoint({
  method: 'GET',
  url: '/license-checks',
  schema: {
    summary: 'The licenses that wait for a check, the longest waiting first, for staff',
    querystring: PageQuery,
    response: { 200: Page(WaitingLicense) },
  },
});

export const listVerifiedLicenses = endpoint({
  method: 'GET',
  url: '/license-checks/verified',
  schema: {
    summary: 'The licenses that are verified, the latest first, for staff',
    querystring: PageQuery.extend({
      /** Words of the holder's name, of the license or of its number. */
      search: oneLine().refine(hasAtMost(100), 'Please use at most 100 characters').optional(),
    }),
    response: { 200: Page(VerifiedLicense) },
  },
});

export const openLicensePaper = endpoint({
  method: 'POST',
  url: '/license-checks/:licenseId/paper',
  stakes: 'protection',
  schema: {
    summary:
      'A link of 60 seconds to the paper of a waiting or verified license, for staff; it is recorded',
    params,
    response: { 200: z.object({ url: z.string(), expiresAt: Moment }) },
  },
});

export const verifyLicense = endpoint({
  method: 'POST',
  url: '/license-checks/:licenseId/verify',
  stakes: 'protection',
  schema: {
    summary: 'Verify a license as it was read, as staff',
    params,
    body: z.strictObject({ version }),
    response: { 204: z.null() },
  },
});

export const refuseLicense = endpoint({
  method: 'POST',
  url: '/license-checks/:licenseId/refuse',
  stakes: 'protection',
  schema: {
    summary: 'Do not verify a license, or take its verification back, with a reason for its owner',
    params,
    body: z.strictObject({
      version,
      reason: manyLines('Please give a reason')
        .min(1, 'Please give a reason')
        .refine(hasAtMost(1_000), 'Please use at most 1000 characters'),
    }),
    response: { 204: z.null() },
  },
});
