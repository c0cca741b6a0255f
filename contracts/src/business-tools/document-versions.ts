import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Moment } from '../kernel/values.ts';
import { DocumentView } from './documents.ts';

/** A file that a newer one replaced. */
export const DocumentVersionView = z
  .object({
    id: z.uuid(),
    fileSize: z.number().int(),
    mimeType: z.string(),
    replacedAt: Moment,
  })
  .meta({ id: 'DocumentVersionView' });
export type DocumentVersionView = z.infer<typeof DocumentVersionView>;

const params = z.object({ documentId: z.uuid() });
const ofVersion = params.extend({ versionId: z.uuid() });

export const listDocumentVersions = endpoint({
  method: 'GET',
  url: '/documents/:documentId/versions',
  schema: {
    summary: 'The earlier files of a document, the latest first; there are at most 20',
    params,
    response: { 200: z.object({ items: z.array(DocumentVersionView) }) },
  },
});

export const linkDocumentVersion = endpoint({
  method: 'POST',
  url: '/documents/:documentId/versions/:versionId/link',
  stakes: 'protection',
  schema: {
    summary: 'A link of 60 seconds that shows or saves an earlier file of a document',
    params: ofVersion,
    body: z.strictObject({ isDownload: z.boolean().default(false) }),
    response: { 200: z.object({ url: z.string(), expiresAt: Moment }) },
  },
});

export const restoreDocumentVersion = endpoint({
  method: 'POST',
  url: '/documents/:documentId/versions/:versionId/restore',
  stakes: 'protection',
  schema: {
    summary: 'Make an earlier file the file of its document again',
    params: ofVersion,
    response: { 200: DocumentView },
  },
});
