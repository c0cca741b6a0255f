import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Day, hasAtMost, Moment } from '../kernel/values.ts';
import { manyLines } from '../kernel/written-text.ts';
import { StateApproval } from './certificate-details.ts';
import { courseFormatKeys } from './course-options.ts';
import { limits } from './limits.ts';

const CertificateCode = z.string().regex(/^[A-Z0-9]{20}$/);
const CertificateParams = z.object({ code: CertificateCode });

/** Everybody who holds the code of a certificate may read this. */
export const CertificateView = z
  .object({
    code: z.string(),
    /** Another one with a new name took the place of a superseded one. */
    status: z.enum(['valid', 'revoked', 'superseded']),
    /** The lessons of its course were samples: it gives neither hours nor credits. */
    isSample: z.boolean(),
    /** A child is named by the first name and an initial. A replaced one does not tell the former name. */
    holderName: z.string().nullable(),
    courseTitle: z.string(),
    hours: z.number(),
    credits: z.number(),
    /** The minutes that the learner spent in the lessons; null of those that were issued before they were measured. */
    activeMinutes: z.number().int().nullable(),
    completedOn: Day,
    sponsorName: z.string(),
    sponsorAddress: z.string().nullable(),
    sponsorNumber: z.string().nullable(),
    fieldOfStudy: z.string(),
    format: z.enum(courseFormatKeys),
    /** Null where it is given online, or where the course does not say it. */
    place: z.string().nullable(),
    signerName: z.string().nullable(),
    signerTitle: z.string().nullable(),
    approvals: z.array(StateApproval),
    revokedAt: Moment.nullable(),
    supersededAt: Moment.nullable(),
  })
  .meta({ id: 'CertificateView' });
export type CertificateView = z.infer<typeof CertificateView>;

export const verifyCertificate = endpoint({
  method: 'GET',
  url: '/certificates/:code',
  schema: {
    summary: 'Whether a certificate is valid, for anyone who holds its code',
    params: CertificateParams,
    response: { 200: CertificateView },
  },
});

export const revokeCertificate = endpoint({
  method: 'POST',
  url: '/certificates/:code/revoke',
  schema: {
    summary: 'Revoke a certificate, as an administrator',
    params: CertificateParams,
    body: z.strictObject({
      reason: manyLines('Please give a reason')
        .min(1, 'Please give a reason')
        .refine(hasAtMost(limits.reason), 'Please write less'),
    }),
    response: { 200: CertificateView },
  },
});

export const reissueCertificate = endpoint({
  method: 'POST',
  url: '/certificates/:code/reissue',
  schema: {
    summary:
      'Your certificate reissued under your present name; the old one says that it was replaced',
    params: CertificateParams,
    response: { 200: CertificateView },
  },
});

export const certificateFile = endpoint({
  method: 'GET',
  url: '/certificate-files/:code',
  origin: 'files',
  schema: {
    summary: 'A certificate as PDF, for anyone who holds its code',
    params: CertificateParams,
    response: { 200: z.any() },
  },
});

export const openCourseFile = endpoint({
  method: 'GET',
  url: '/course-files/:token',
  origin: 'files',
  schema: {
    summary: 'The file of a course that a link leads to; of a video one range of bytes',
    params: z.object({ token: z.string().max(100) }),
    response: { 200: z.any(), 206: z.any() },
  },
});
