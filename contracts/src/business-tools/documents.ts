import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Day, Flag, hasAtMost, Moment, Page, PageQuery } from '../kernel/values.ts';
import { manyLines, oneLine } from '../kernel/written-text.ts';
import {
  documentMediaTypes,
  documentSorts,
  documentSources,
  documentTypes,
  documentVoidReasons,
  faultOfFileName,
  maxDocumentBytes,
  parseTags,
} from './document-options.ts';

const nameNeeded = 'Please enter a document name';

/** A document as its owner sees it; other people do not see it. */
export const DocumentView = z
  .object({
    id: z.uuid(),
    professionalId: z.uuid(),
    documentName: z.string(),
    documentType: z.enum(documentTypes),
    filePath: z.string(),
    fileSize: z.number().int(),
    mimeType: z.string(),
    year: z.number().int(),
    tags: z.array(z.string()),
    notes: z.string().nullable(),
    /** Only what was checked and found clean can be opened. */
    scanStatus: z.enum(['pending', 'clean', 'infected']),
    /** The document came from its owner, or from another part of Sidework. */
    source: z.enum(documentSources),
    /** A ticket that lets no one in any more has a reason, and cannot be opened. */
    voidReason: z.enum(documentVoidReasons).nullable(),
    /** The deductions that it is a receipt of. */
    receiptOf: z.array(
      z.object({
        recordId: z.uuid(),
        description: z.string(),
        amountCents: z.number().int(),
        date: Day,
      }),
    ),
    trashedAt: Moment.nullable(),
    createdAt: Moment,
  })
  .meta({ id: 'DocumentView' });
export type DocumentView = z.infer<typeof DocumentView>;

const Tags = z
  .array(oneLine().refine(hasAtMost(50), 'Please use at most 50 characters'))
  .max(20, 'Please use at most 20 tags')
  .transform((tags) => parseTags(tags.join(',')));

const described = {
  /** Stored composed: a Mac gives the names of files with their accents apart. */
  documentName: oneLine(nameNeeded)
    .min(1, nameNeeded)
    .refine(hasAtMost(200), 'Please use at most 200 characters')
    .transform((name) => name.normalize('NFC')),
  documentType: z.enum(documentTypes).default('other'),
  /** Left out, the current one where its owner lives. */
  year: z.int().min(1900).max(2199).optional(),
  tags: Tags.default([]),
  notes: manyLines()
    .refine(hasAtMost(2_000), 'Please use at most 2000 characters')
    .nullable()
    .default(null),
  professionalId: z.uuid().optional(),
};

/** The form describes a document before its file is sent. */
export const DocumentForm = z
  .strictObject({
    ...described,
    fileName: oneLine('Please select a file')
      .min(1, 'Please select a file')
      .refine(hasAtMost(255), 'Please use at most 255 characters')
      .superRefine((name, context) => {
        const message = faultOfFileName(name);
        if (message) context.addIssue({ code: 'custom', message });
      }),
    fileSize: z
      .int()
      .min(1, 'This file is empty')
      .max(maxDocumentBytes, 'Files can be at most 50MB'),
    /** The document whose file this one replaces; it keeps its own name and tags. */
    replacesId: z.uuid().optional(),
  })
  .meta({ id: 'DocumentForm' });
export type DocumentForm = z.infer<typeof DocumentForm>;

export const DocumentDetails = z.strictObject(described).meta({ id: 'DocumentDetails' });
export type DocumentDetails = z.infer<typeof DocumentDetails>;

const params = z.object({ documentId: z.uuid() });

export const listDocuments = endpoint({
  method: 'GET',
  url: '/documents',
  schema: {
    summary: 'Your documents, the latest first unless sorted otherwise',
    querystring: PageQuery.extend({
      search: oneLine().refine(hasAtMost(100), 'Please use at most 100 characters').optional(),
      type: z.enum(documentTypes).optional(),
      year: z.coerce.number().int().min(1900).max(2199).optional(),
      isTrashed: Flag.optional(),
      tag: oneLine().refine(hasAtMost(50), 'Please use at most 50 characters').optional(),
      sort: z.enum(documentSorts).optional(),
    }),
    response: { 200: Page(DocumentView) },
  },
});

export const getVault = endpoint({
  method: 'GET',
  url: '/documents/overview',
  schema: {
    summary: 'The years of your documents, the room there is, and who checks files',
    response: {
      200: z.object({
        years: z.array(z.number().int()),
        /** The tags of the latest 1,000 documents, those of most documents first. */
        tags: z.array(z.object({ tag: z.string(), count: z.number().int() })),
        usedBytes: z.number().int(),
        quotaBytes: z.number().int(),
        scanner: z.enum(['built-in', 'clamd']),
      }),
    },
  },
});

export const announceDocument = endpoint({
  method: 'POST',
  url: '/documents',
  stakes: 'protection',
  schema: {
    summary: 'Say what a document is, and keep room for its file, which is sent next',
    body: DocumentForm,
    response: { 201: z.object({ documentId: z.uuid() }) },
  },
});

const tagNeeded = 'Please enter a tag';

/** One act on several documents. */
export const DocumentChanges = z
  .strictObject({
    documentIds: z.array(z.uuid()).min(1).max(100),
    act: z.enum(['tag', 'untag', 'trash', 'restore', 'delete']),
    tag: oneLine(tagNeeded)
      .min(1, tagNeeded)
      .refine(hasAtMost(50), 'Please use at most 50 characters')
      .refine((tag) => !tag.includes(','), 'Please enter one tag')
      .optional(),
    isConfirmed: z.boolean().default(false),
  })
  .refine(({ act, tag }) => tag !== undefined || !act.endsWith('tag'), {
    path: ['tag'],
    message: tagNeeded,
  })
  .meta({ id: 'DocumentChanges' });
export type DocumentChanges = z.infer<typeof DocumentChanges>;

export const changeDocuments = endpoint({
  method: 'POST',
  url: '/documents/bulk',
  stakes: 'protection',
  schema: {
    summary:
      'Tag, trash, restore or delete several documents at once, all or none; receipts of deductions have to be confirmed',
    body: DocumentChanges,
    response: { 200: z.object({ changed: z.number().int() }) },
  },
});

export const uploadDocument = endpoint({
  method: 'PUT',
  url: '/documents/:documentId/file',
  stakes: 'protection',
  file: { types: documentMediaTypes, maxBytes: maxDocumentBytes, isStreamed: true },
  schema: {
    summary: 'Send the file of a document, within 15 minutes',
    params,
    response: { 200: DocumentView },
  },
});

export const describeDocument = endpoint({
  method: 'PUT',
  url: '/documents/:documentId',
  stakes: 'protection',
  schema: {
    summary: 'Change what a document is',
    params,
    body: DocumentDetails,
    response: { 200: DocumentView },
  },
});

export const linkDocument = endpoint({
  method: 'POST',
  url: '/documents/:documentId/link',
  stakes: 'protection',
  schema: {
    summary: 'A link of 60 seconds that shows or saves a document',
    params,
    body: z.strictObject({ isDownload: z.boolean().default(false) }),
    response: { 200: z.object({ url: z.string(), expiresAt: Moment }) },
  },
});

export const trashDocument = endpoint({
  method: 'DELETE',
  url: '/documents/:documentId',
  stakes: 'protection',
  schema: {
    summary:
      'Move a document to the trash; its links open nothing from then on, and a receipt of deductions has to be confirmed',
    params,
    querystring: z.strictObject({ isConfirmed: Flag.default(false) }),
    response: { 204: z.null() },
  },
});

export const restoreDocument = endpoint({
  method: 'POST',
  url: '/documents/:documentId/restore',
  stakes: 'protection',
  schema: {
    summary: 'Take a document out of the trash',
    params,
    response: { 200: DocumentView },
  },
});

export const deleteDocument = endpoint({
  method: 'DELETE',
  url: '/documents/:documentId/forever',
  stakes: 'protection',
  schema: {
    summary: 'Delete a document in the trash for ever',
    params,
    response: { 204: z.null() },
  },
});

export const openDocument = endpoint({
  method: 'GET',
  url: '/document-files/:token',
  origin: 'files',
  schema: {
    summary: 'The document that a link of 60 seconds leads to',
    params: z.object({ token: z.string().max(100) }),
    response: { 200: z.any() },
  },
});
