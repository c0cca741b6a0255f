import type { DocumentFormat } from '@sidework/contracts/business-tools/document-options';

/** As much of the beginning of a file, and of its end, as its kind is told by. */
export const headBytes = 4_096;
export const tailBytes = 1_048_576;

/** What passed of a file. */
export interface Seen {
  head: Buffer;
  /** The last of it, at most `tailBytes`. */
  tail: Buffer;
  size: number;
  /** Whether all of it is text: valid UTF-8, without the signs that no text has. */
  isText: boolean;
}

const begins = (head: Buffer, ...bytes: number[]) =>
  head.subarray(0, bytes.length).equals(Buffer.from(bytes));
const says = (head: Buffer, at: number, text: string) =>
  head.toString('latin1', at, at + text.length) === text;

const isCompound = ({ head }: Seen) => begins(head, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);
const isJpeg = ({ head }: Seen) => begins(head, 0xff, 0xd8, 0xff);

/** Of a file of Office: what stands in its list of parts, and how many and how large they may be. */
const bomb = { entries: 2_000, ratio: 100, bytes: 500 * 1_048_576 };

/** Whether a file is what its ending says, by how it begins, how it ends and what it is made of. */
export const isOfFormat: Record<DocumentFormat, (seen: Seen) => boolean> = {
  pdf: isPdf,
  doc: isCompound,
  xls: isCompound,
  docx: (seen) => isOffice(seen, 'word/'),
  xlsx: (seen) => isOffice(seen, 'xl/'),
  jpg: isJpeg,
  jpeg: isJpeg,
  png: ({ head }) => begins(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  gif: ({ head }) => says(head, 0, 'GIF87a') || says(head, 0, 'GIF89a'),
  webp: ({ head }) => says(head, 0, 'RIFF') && says(head, 8, 'WEBP'),
  txt: ({ isText, head }) => isText && !isMarkup(head),
};

function isPdf({ head, tail }: Seen): boolean {
  return (
    /^%PDF-[12]\.\d/.test(head.toString('latin1', 0, 8)) &&
    /%%EOF\s*$/.test(tail.subarray(-1_024).toString('latin1'))
  );
}

/** What a browser would take for a page, a drawing or a PDF, were it ever asked to guess. */
const isMarkup = (head: Buffer) =>
  /^%PDF-|^[\s\ufeff]*<(?:!doctype|!--|\?xml|html|head|body|script|svg|iframe|img|a\s|meta|title)/i.test(
    head.toString('utf8'),
  );

/** A ZIP of few, honest parts that is a document: its list of parts is read, and nothing is unpacked. */
function isOffice({ head, tail, size }: Seen, folder: string): boolean {
  if (!begins(head, 0x50, 0x4b, 0x03, 0x04)) return false;
  const parts = partsOf(tail, size);
  if (!parts || parts.length > bomb.entries) return false;
  const packed = sum(parts.map((part) => part.packed));
  const unpacked = sum(parts.map((part) => part.unpacked));
  const names = parts.map(({ name }) => name);
  return (
    unpacked <= bomb.bytes &&
    // Parts that lie in each other would be counted more than once.
    packed <= size &&
    parts.every((part) => part.unpacked <= Math.max(1, part.packed) * bomb.ratio) &&
    names.every((name) => !/^[/\\]|(^|[/\\])\.\.([/\\]|$)|^[a-z]:/i.test(name)) &&
    names.includes('[Content_Types].xml') &&
    names.some((name) => name.startsWith(folder)) &&
    new Set(names).size === names.length
  );
}

interface Part {
  name: string;
  packed: number;
  unpacked: number;
}

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
const endSign = Buffer.from([0x50, 0x4b, 0x05, 0x06]);

/** The list at the end of a ZIP; undefined where there is none, it is not whole, or something follows it. */
function partsOf(tail: Buffer, size: number): Part[] | undefined {
  const end = tail.lastIndexOf(endSign);
  if (end < 0 || tail.length - end < 22) return undefined;
  const count = tail.readUInt16LE(end + 10);
  const length = tail.readUInt32LE(end + 12);
  const start = tail.readUInt32LE(end + 16);
  const comment = tail.readUInt16LE(end + 20);
  const tailStart = size - tail.length;
  const isWhole =
    end + 22 + comment === tail.length && start + length === tailStart + end && start >= tailStart;
  if (!isWhole) return undefined;
  const parts: Part[] = [];
  let at = start - tailStart;
  for (let n = 0; n < count; n += 1) {
    if (at + 46 > end || tail.readUInt32LE(at) !== 0x02014b50) return undefined;
    const nameBytes = tail.readUInt16LE(at + 28);
    const more = tail.readUInt16LE(at + 30) + tail.readUInt16LE(at + 32);
    parts.push({
      name: tail.toString('utf8', at + 46, at + 46 + nameBytes),
      packed: tail.readUInt32LE(at + 20),
      unpacked: tail.readUInt32LE(at + 24),
    });
    at += 46 + nameBytes + more;
  }
  return at === end ? parts : undefined;
}
