import { crc32, deflateRawSync } from 'node:zlib';
import type { DocumentFormat } from '@sidework/contracts/business-tools/document-options';
import { utils, write } from 'cfb';
import sharp from 'sharp';

interface ZipPart {
  name: string;
  content: Buffer;
  /** The sizes that its entry claims instead of the true ones. */
  says?: { unpacked?: number; packed?: number };
}

/** A ZIP of these parts. */
export function aZip(parts: ZipPart[]): Buffer {
  const local: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const { name, content, says = {} } of parts) {
    const packed = deflateRawSync(content);
    const nameBytes = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(says.packed ?? packed.length, 14);
    common.writeUInt32LE(says.unpacked ?? content.length, 18);
    common.writeUInt16LE(nameBytes.length, 22);
    const head = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, nameBytes]);
    const entry = Buffer.alloc(14);
    entry.writeUInt32LE(at, 10);
    list.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, entry, nameBytes);
    local.push(head, packed);
    at += head.length + packed.length;
  }
  const listBytes = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(listBytes.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...local, listBytes, end]);
}

export const officeParts = (folder: 'word' | 'xl'): ZipPart[] => [
  { name: '[Content_Types].xml', content: Buffer.from('<Types/>') },
  { name: `${folder}/document.xml`, content: Buffer.from('<document>Hello</document>') },
];

/** A compound file with these streams, by their paths. */
export function aCompound(streams: Record<string, Buffer>): Buffer {
  const file = utils.cfb_new();
  for (const [path, content] of Object.entries(streams)) utils.cfb_add(file, path, content);
  return Buffer.from(write(file, { type: 'buffer' }));
}

const words = Buffer.alloc(6_000, 'Dear Ada. ');
export const aDoc = (more: Record<string, Buffer> = {}) =>
  aCompound({ '/WordDocument': words, '/1Table': Buffer.from('table'), ...more });
export const anXls = (workbook = words) => aCompound({ '/Workbook': workbook });

export const aPdf = (size = 0) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    Buffer.alloc(Math.max(0, size - 37), 0x20),
    Buffer.from('\nstartxref\n0000000009\n%%EOF\n'),
  ]);

const picture = () =>
  sharp({ create: { width: 8, height: 6, channels: 3, background: { r: 20, g: 90, b: 60 } } });

/** A photograph that says where it was taken, and lies on its side. */
export const aLocatedJpeg = () =>
  picture()
    .jpeg()
    .withMetadata({
      orientation: 6,
      exif: {
        IFD0: { ImageDescription: 'My kitchen' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
      },
    })
    .toBuffer();

/** One honest file of each kind that is taken. */
export const honest: Record<DocumentFormat, () => Promise<Buffer> | Buffer> = {
  pdf: () => aPdf(400),
  doc: () => aDoc(),
  xls: () => anXls(),
  docx: () => aZip(officeParts('word')),
  xlsx: () => aZip(officeParts('xl')),
  jpg: () => picture().jpeg().toBuffer(),
  jpeg: () => picture().jpeg().toBuffer(),
  png: () => picture().png().toBuffer(),
  gif: () => picture().gif().toBuffer(),
  webp: () => picture().webp().toBuffer(),
  txt: () => Buffer.from('Dear Ada,\n\tthank you. €\n'),
};

/** The harmless text that every scanner finds. */
export const eicar = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-', 'ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
);
