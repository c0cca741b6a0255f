import { heicWords, isHeicName } from '../kernel/file-types.ts';

/** The seven types of a document, in the specification's order and words. */
export const documentTypes = [
  'tax_form',
  'insurance',
  'certification',
  'contract',
  'receipt',
  'invoice',
  'other',
] as const;
export type DocumentType = (typeof documentTypes)[number];

export const documentTypeLabels: Record<DocumentType, string> = {
  tax_form: 'Tax form',
  insurance: 'Insurance',
  certification: 'Certification',
  contract: 'Contract',
  receipt: 'Receipt',
  invoice: 'Invoice',
  other: 'Other',
};

/** The orders of the list; the latest comes first unless another is asked for. */
export const documentSorts = ['latest', 'oldest', 'name', 'largest'] as const;
export type DocumentSort = (typeof documentSorts)[number];

/** The endings of files that are taken, with the media type that each is sent and kept as. */
export const documentFormats = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  txt: 'text/plain',
} as const;
export type DocumentFormat = keyof typeof documentFormats;

export const documentMediaTypes = [...new Set<string>(Object.values(documentFormats))];

/** 50 MB, of 1,048,576 bytes each (D-106). */
export const maxDocumentBytes = 50 * 1_048_576;

/** Seconds for which a link to a document opens it. */
export const documentLinkSeconds = 60;

/** Days after which what lies in the trash is gone. */
export const trashDays = 30;

/** The ending of a file's name, where it is one that is taken. */
export function formatOf(fileName: string): DocumentFormat | undefined {
  const [, ending = ''] = /\.([a-z]{3,4})$/i.exec(fileName) ?? [];
  const format = ending.toLowerCase();
  return Object.hasOwn(documentFormats, format) ? (format as DocumentFormat) : undefined;
}

/** Why a file cannot be taken, by its name. */
export const faultOfFileName = (fileName: string): string | undefined =>
  formatOf(fileName)
    ? undefined
    : isHeicName(fileName)
      ? heicWords
      : 'Please choose a PDF, Word, Excel, image or text file';

/** Tags as they are typed: split on commas, trimmed, without empty ones and without the same twice. */
export const parseTags = (typed: string): string[] => [
  ...new Set(
    typed
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
];

/** A browser shows these types by itself; anything else is only saved. */
export const isShownInPage = (mediaType: string) =>
  mediaType === 'application/pdf' || mediaType.startsWith('image/');

/** A ticket in the vault lets no one in any more, or a certificate counts no more, for one of these reasons. */
export const documentVoidReasons = ['cancelled', 'given_away', 'revoked', 'replaced'] as const;

/** A paper came from its owner, or from the part of Sidework that filed it. */
export const documentSources = [
  'upload',
  'certificate',
  'ticket',
  'statement',
  'invoice',
  'credit_note',
  'receipt',
  'contract',
] as const;
export type DocumentSource = (typeof documentSources)[number];
