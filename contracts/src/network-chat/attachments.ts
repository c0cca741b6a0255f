import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { hasAtMost, Moment } from '../kernel/values.ts';
import { oneLine } from '../kernel/written-text.ts';
import { limits } from './limits.ts';

/** Pictures and PDFs; a picture is drawn again, so that it keeps no place and no camera. */
export const attachmentFile = {
  types: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
  maxBytes: 10 * 1024 * 1024,
} as const;

/** A file of a message. It is opened by a link, which is given to the two people of the conversation. */
export const Attachment = z
  .object({
    id: z.uuid(),
    name: z.string(),
    contentType: z.string(),
    /** In bytes. */
    size: z.number().int(),
  })
  .meta({ id: 'Attachment' });
export type Attachment = z.infer<typeof Attachment>;

export const uploadAttachment = endpoint({
  method: 'POST',
  url: '/attachments',
  file: attachmentFile,
  schema: {
    summary: 'Upload a picture or a PDF to send it with a message, within a day',
    querystring: z.strictObject({
      name: oneLine().min(1).refine(hasAtMost(limits.fileName), 'The name of the file is too long'),
    }),
    response: { 201: Attachment },
  },
});

const AttachmentParams = z.object({ attachmentId: z.uuid() });

export const linkAttachment = endpoint({
  method: 'POST',
  url: '/attachments/:attachmentId/link',
  stakes: 'protection',
  schema: {
    summary: 'A link of 60 seconds to a file of your conversation',
    params: AttachmentParams,
    body: z.strictObject({ isDownload: z.boolean() }),
    response: { 200: z.object({ url: z.string(), expiresAt: Moment }) },
  },
});

export const openAttachment = endpoint({
  method: 'GET',
  url: '/attachment-files/:token',
  origin: 'files',
  schema: {
    summary: 'The file that a link of 60 seconds leads to',
    params: z.object({ token: z.string().max(120) }),
    response: { 200: z.any() },
  },
});
