import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Moment } from '../kernel/values.ts';
import { DownloadedFile } from './downloads.ts';

/** Seconds for which a link to a pack begins to save it; a pack that has begun is sent to its end. */
export const packLinkSeconds = 60;

/** A pack holds so many files. */
export const mostPacked = 1_000;

const PackLink = z.object({
  url: z.string(),
  expiresAt: Moment,
});

export const packYear = endpoint({
  method: 'POST',
  url: '/document-packs/years/:year',
  stakes: 'protection',
  schema: {
    summary:
      'A link of 60 seconds to a ZIP for an accountant: the documents of a year, all entries of the books and a list with SHA-256',
    params: z.object({ year: z.coerce.number().int().min(1900).max(2199) }),
    response: { 200: PackLink },
  },
});

export const packLicense = endpoint({
  method: 'POST',
  url: '/document-packs/licenses/:licenseId',
  stakes: 'protection',
  schema: {
    summary:
      'A link of 60 seconds to a ZIP for an audit: a license, its requirements, its paper and certificates, and a list with SHA-256',
    params: z.object({ licenseId: z.uuid() }),
    response: { 200: PackLink },
  },
});

export const downloadLicenseAudit = endpoint({
  method: 'GET',
  url: '/document-packs/licenses/:licenseId/file',
  schema: {
    summary:
      'A license as PDF for an audit: its requirements, completed hours and files with SHA-256',
    params: z.object({ licenseId: z.uuid() }),
    response: { 200: DownloadedFile },
  },
});

export const openPack = endpoint({
  method: 'GET',
  url: '/pack-files/:token',
  origin: 'files',
  schema: {
    summary: 'The ZIP that a link of 60 seconds leads to',
    params: z.object({ token: z.string().max(100) }),
    response: { 200: z.any() },
  },
});
