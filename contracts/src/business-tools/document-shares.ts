import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { hasAtMost, Moment } from '../kernel/values.ts';
import { documentMediaTypes } from './document-options.ts';

/** A link to a document works for so many days. */
export const shareDays = 7;

/** A document has so many links that work at one time. */
export const mostShares = 20;

const sharedDocumentPath = '/shared-document';

/** The token stands behind the sign that browsers send to no server. */
export const sharedDocumentLink = (token: string): string => `${sharedDocumentPath}#${token}`;

const passwordNeeded = 'Please use at least 8 characters';
const Password = z
  .string()
  .refine((text) => [...text].length >= 8, passwordNeeded)
  .refine(hasAtMost(100), 'Please use at most 100 characters');

/** A link as the owner of its document sees it; its address is told once, when it is made. */
export const DocumentShareView = z
  .object({
    id: z.uuid(),
    hasPassword: z.boolean(),
    createdAt: Moment,
    expiresAt: Moment,
    /** The latest come first. */
    openings: z.array(z.object({ at: Moment, outcome: z.enum(['opened', 'wrong_password']) })),
  })
  .meta({ id: 'DocumentShareView' });
export type DocumentShareView = z.infer<typeof DocumentShareView>;

const params = z.object({ documentId: z.uuid() });

export const listDocumentShares = endpoint({
  method: 'GET',
  url: '/documents/:documentId/shares',
  schema: {
    summary: 'The links to a document that work, each with its latest 50 openings',
    params,
    response: { 200: z.object({ items: z.array(DocumentShareView) }) },
  },
});

export const shareDocument = endpoint({
  method: 'POST',
  url: '/documents/:documentId/shares',
  stakes: 'protection',
  schema: {
    summary: 'Make a link of seven days to a document, with a password or without',
    params,
    body: z.strictObject({ password: Password.nullable().default(null) }),
    response: { 201: z.object({ url: z.string(), share: DocumentShareView }) },
  },
});

export const revokeDocumentShare = endpoint({
  method: 'DELETE',
  url: '/documents/:documentId/shares/:shareId',
  stakes: 'protection',
  schema: {
    summary: 'End a link to a document at once',
    params: params.extend({ shareId: z.uuid() }),
    response: { 204: z.null() },
  },
});

const Token = z.string().max(100);

/** A visitor sees a document so; of one with a password nothing but that it asks for it. */
export const SharedDocumentView = z
  .object({
    needsPassword: z.boolean(),
    expiresAt: Moment,
    documentName: z.string().nullable(),
    fileSize: z.number().int().nullable(),
    mimeType: z.enum(documentMediaTypes as [string, ...string[]]).nullable(),
  })
  .meta({ id: 'SharedDocumentView' });
export type SharedDocumentView = z.infer<typeof SharedDocumentView>;

/** Unknown links, ended ones and those to what cannot be opened get the same answer. */
export const lookAtSharedDocument = endpoint({
  method: 'POST',
  url: '/shared-documents/look',
  stakes: 'protection',
  schema: {
    summary: 'What a link to a document leads to',
    body: z.strictObject({ token: Token }),
    response: { 200: SharedDocumentView },
  },
});

export const openSharedDocument = endpoint({
  method: 'POST',
  url: '/shared-documents/open',
  stakes: 'protection',
  schema: {
    summary: 'A link of 60 seconds that saves a shared document; each one is noted for its owner',
    body: z.strictObject({ token: Token, password: z.string().max(100).nullable().default(null) }),
    response: { 200: z.object({ url: z.string(), expiresAt: Moment }) },
  },
});
