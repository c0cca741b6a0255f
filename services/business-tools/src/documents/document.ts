import { AppError, conflict, notFound, unprocessable } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import {
  type DocumentFormat,
  type DocumentSource,
  type DocumentType,
  documentFormats,
  formatOf,
  maxDocumentBytes,
} from '@sidework/contracts/business-tools/document-options';
import type { DocumentDetails, DocumentForm } from '@sidework/contracts/business-tools/documents';
import { problems } from '@sidework/contracts/problems';
import type { businessDocuments, documentVersions } from './table.ts';

export type Document = typeof businessDocuments.$inferSelect;
export type Version = typeof documentVersions.$inferSelect;
export type Filed = Document & { filePath: string };

/** A paper that Sidework makes: `sourceKey` names what it is the paper of. */
export interface Paper {
  professionalId: string;
  source: Exclude<DocumentSource, 'upload'>;
  sourceKey: string;
  documentName: string;
  documentType: DocumentType;
  year: number;
  tags: string[];
  /** It is a PDF where none is named. */
  format?: DocumentFormat;
}

export function announce(
  id: string,
  form: DocumentForm,
  by: Actor,
  { now, thisYear }: { now: Date; thisYear: number },
): Document {
  const format = formatOf(form.fileName) as DocumentFormat;
  return {
    ...blank(id, by.id, now),
    ...detailsOf(form, thisYear),
    fileSize: form.fileSize,
    mimeType: documentFormats[format],
    format,
    source: 'upload',
    replacesId: form.replacesId ?? null,
  };
}

/** Sidework files this paper by itself; its file comes later. */
export const file = (id: string, { format = 'pdf', ...paper }: Paper, now: Date): Document => ({
  ...blank(id, paper.professionalId, now),
  ...paper,
  fileSize: 0,
  mimeType: documentFormats[format],
  format,
  notes: null,
});

const blank = (id: string, professionalId: string, createdAt: Date) => ({
  id,
  professionalId,
  createdAt,
  filePath: null,
  scanStatus: 'pending' as const,
  textState: 'waiting' as const,
  sourceKey: null,
  replacesId: null,
  trashedAt: null,
  handedKey: null,
  handedSha256: null,
  voidReason: null,
});

const detailsOf = (
  { documentName, documentType, year, tags, notes }: DocumentDetails,
  thisYear: number,
) => ({ documentName, documentType, year: year ?? thisYear, tags, notes: notes || null });

export const describe = (document: Filed, details: DocumentDetails): Filed => ({
  ...document,
  ...detailsOf(details, document.year),
});

/** A file of this key and size was stored; without a verdict the scanner has yet to look into it. */
export interface Arrival {
  filePath: string;
  fileSize: number;
  verdict: 'clean' | 'infected' | undefined;
}

export const arrive = (document: Document, { filePath, fileSize, verdict }: Arrival): Filed => ({
  ...stopWaiting(document),
  filePath,
  fileSize,
  scanStatus: verdict ?? 'pending',
  textState: 'waiting',
  trashedAt: null,
});

/** Papers of Sidework stay as they were filed, and a file that is not judged yet cannot be kept as an earlier one. */
export function requireReplaceable({ source, trashedAt, scanStatus }: Document): void {
  if (trashedAt) throw notFound('document_not_found');
  if (source !== 'upload') throw conflict('paper_is_filed');
  if (scanStatus !== 'clean') throw conflict('document_not_clean');
}

const mostVersions = 20;

export function requireFewVersions(count: number): void {
  if (count >= mostVersions) throw conflict('too_many_versions');
}

type Held = Pick<Document, 'filePath' | 'fileSize' | 'mimeType' | 'format' | 'scanStatus'>;

/** Another file takes the place of its file. */
export const replaceFile = (
  document: Filed,
  { filePath, fileSize, mimeType, format, scanStatus }: Held & { filePath: string },
): Filed => ({
  ...document,
  filePath,
  fileSize,
  mimeType,
  format,
  scanStatus,
  textState: 'waiting',
});

/** Its file as it is now, which another one replaces. */
export const versionOf = (id: string, document: Filed, now: Date): Version => ({
  id,
  professionalId: document.professionalId,
  documentId: document.id,
  filePath: document.filePath,
  fileSize: document.fileSize,
  mimeType: document.mimeType,
  format: document.format,
  createdAt: now,
});

/** A version opens as long as its document does. */
export const asVersion = (
  document: Document,
  { filePath, fileSize, mimeType, format }: Version,
): Filed => ({ ...document, filePath, fileSize, mimeType, format, scanStatus: 'clean' });

/** The file that was awaited does not come. */
export const stopWaiting = (document: Document): Document => ({
  ...document,
  handedKey: null,
  handedSha256: null,
});

export const judge = (document: Filed, verdict: 'clean' | 'infected'): Filed => ({
  ...document,
  scanStatus: verdict,
});

/** A ticket was cancelled or given away; the first reason stays. */
export const revoke = (
  document: Document,
  reason: NonNullable<Document['voidReason']>,
): Document => ({ ...document, voidReason: document.voidReason ?? reason });

const mostTags = 20;

export function tagged(document: Filed, tag: string): Filed {
  const tags = [...new Set([...document.tags, tag])];
  if (tags.length > mostTags) throw unprocessable('too_many_tags');
  return { ...document, tags };
}

export const untagged = (document: Filed, tag: string): Filed => ({
  ...document,
  tags: document.tags.filter((each) => each !== tag),
});

export function trash(document: Filed, now: Date): Filed {
  if (document.trashedAt) throw notFound('document_not_found');
  return { ...document, trashedAt: now };
}

export function restore(document: Filed): Filed {
  requireTrashed(document);
  return { ...document, trashedAt: null };
}

export function requireTrashed({ trashedAt }: Document): void {
  if (!trashedAt) throw conflict('document_not_in_trash');
}

/** A document opens only outside the trash, while it is valid, and only after the scanner found it clean. */
export function requireOpenable({ trashedAt, scanStatus, voidReason }: Document): void {
  if (trashedAt) throw notFound('document_not_found');
  if (voidReason) throw conflict('document_voided');
  if (scanStatus !== 'clean') throw conflict('document_not_clean');
}

export const isOpenable = ({ filePath, trashedAt, scanStatus, voidReason }: Document): boolean =>
  filePath !== null && !trashedAt && scanStatus === 'clean' && !voidReason;

export function requireAnnounced({ filePath, source }: Document): void {
  if (filePath !== null || source !== 'upload') throw conflict('document_has_file');
}

export const sizeDiffers = () => unprocessable('document_size_differs');

export const tooLarge = () =>
  new AppError('too-large', 'document_too_large', problems.document_too_large);

export function requireType({ mimeType }: Document, sent: string): void {
  if (sent !== mimeType) throw unprocessable('document_type_differs');
}

export function requireSize({ fileSize }: Document, sent: number): void {
  if (sent !== fileSize) throw sizeDiffers();
}

/** A picture can grow when it is redrawn. */
export function requireStorable(size: number): void {
  if (size > maxDocumentBytes) throw tooLarge();
}

export function requireNotInfected(verdict: Arrival['verdict']): void {
  if (verdict === 'infected') throw unprocessable('document_infected');
}

/** The name that a file is saved under: what cannot stand in one is left out. */
export function fileNameOf({ documentName, format }: Pick<Document, 'documentName' | 'format'>) {
  const plain = documentName
    .replace(/[\\/:*?"<>|]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
    .trim();
  const name = [...plain].slice(0, 120).join('') || 'document';
  return name.toLowerCase().endsWith(`.${format}`) ? name : `${name}.${format}`;
}

/** A deleted receipt leaves deductions without proof, which its owner has to have seen. */
export function requireConfirmed(deductionCount: number, isConfirmed: boolean): void {
  if (deductionCount > 0 && !isConfirmed) throw conflict('document_is_receipt');
}

/** A photo, a PDF or another file proves something as long as it can be opened. */
export function requireProof({ trashedAt, scanStatus, voidReason }: Document): void {
  if (trashedAt || scanStatus === 'infected' || voidReason) throw conflict('document_is_no_proof');
}
