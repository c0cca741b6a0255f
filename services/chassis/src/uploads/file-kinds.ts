/** As much of the beginning of a file, and of its end, as its kind is told by. */
export const headBytes = 4_096;
export const tailBytes = 1_024;

/** How the letters of a text are written; Windows writes the last three. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** The parts of a file that are kept while it passes. */
export interface Seen {
  head: Buffer;
  /** The last of it, at most `tailBytes`, without the blanks and zeros that it is filled up with. */
  tail: Buffer;
  size: number;
  /** How all of it is written, where it is text, without the signs that no text has. */
  encoding: Encoding | undefined;
}

export const fileTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  txt: 'text/plain',
} as const;
export type FileType = (typeof fileTypes)[keyof typeof fileTypes];

const begins = (head: Buffer, ...bytes: number[]) =>
  head.subarray(0, bytes.length).equals(Buffer.from(bytes));
const says = (head: Buffer, at: number, text: string) =>
  head.toString('latin1', at, at + text.length) === text;

const isCompound = ({ head }: Seen) => begins(head, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);
const isZip = ({ head }: Seen) => begins(head, 0x50, 0x4b, 0x03, 0x04);

const isOfType: Record<FileType, (seen: Seen) => boolean> = {
  [fileTypes.pdf]: isPdf,
  [fileTypes.doc]: isCompound,
  [fileTypes.xls]: isCompound,
  [fileTypes.docx]: isZip,
  [fileTypes.xlsx]: isZip,
  [fileTypes.jpeg]: ({ head }) => begins(head, 0xff, 0xd8, 0xff),
  [fileTypes.png]: ({ head }) => begins(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  [fileTypes.gif]: ({ head }) => says(head, 0, 'GIF87a') || says(head, 0, 'GIF89a'),
  [fileTypes.webp]: ({ head }) => says(head, 0, 'RIFF') && says(head, 8, 'WEBP'),
  [fileTypes.txt]: ({ encoding, head }) => encoding !== undefined && !isMarkup(head, encoding),
};

/** Whether a file begins and ends as one of its type; what an Office file is made of is read after that. */
export const looksLike = (type: string, seen: Seen): type is FileType =>
  Object.hasOwn(isOfType, type) && isOfType[type as FileType](seen);

/** The kind of a video is told by its beginning alone. */
export function videoTypeOf(head: Buffer): 'video/mp4' | 'video/webm' | undefined {
  if (isMp4(head)) return 'video/mp4';
  return isWebm(head) ? 'video/webm' : undefined;
}

/** An iPhone takes pictures in this format by default. */
export const isHeic = (head: Buffer) =>
  says(head, 4, 'ftyp') && /^(?:hei[cmsx]|hev[cmx]|mif1|msf1)/.test(head.toString('latin1', 8, 12));

/** The brands of the MP4 family that browsers play; QuickTime, pictures of phones and sound alone have others. */
function isMp4(head: Buffer): boolean {
  const brand = head.toString('latin1', 8, 12);
  return says(head, 4, 'ftyp') && /^(?:iso[m2-9]|mp4[12]|avc1|M4V |dash|MSNV|f4v )/.test(brand);
}

/** Matroska begins alike, so the name of the container is read too. */
function isWebm(head: Buffer): boolean {
  const docType = Buffer.from([0x42, 0x82, 0x84, ...Buffer.from('webm')]);
  return begins(head, 0x1a, 0x45, 0xdf, 0xa3) && head.subarray(0, 64).includes(docType);
}

/** Scanners and portals write lines before the beginning of a PDF, and fill up what follows its end. */
const mostBefore = 1_024;
/** The lines before the beginning of a PDF must not be another kind of file, nor a part of a page. */
const isOtherFile = /^(?:MZ|PK|GIF8|RIFF|\x7fELF|#!|\x89PNG|\xff\xd8)|<[a-z!?/]/i;

function isPdf({ head, tail }: Seen): boolean {
  const start = head.toString('latin1', 0, mostBefore + '%PDF-1.7'.length);
  const at = start.search(/%PDF-[12]\.\d/);
  return at >= 0 && !isOtherFile.test(start.slice(0, at)) && says(tail, tail.length - 5, '%%EOF');
}

/** A browser that guesses could take this for a page, a drawing or a PDF. */
const isMarkup = (head: Buffer, encoding: Encoding) =>
  /^%PDF-|^[\s\ufeff]*<(?:!doctype|!--|\?xml|html|head|body|script|svg|iframe|img|a\s|meta|title)/i.test(
    new TextDecoder(encoding).decode(head),
  );
