/** A part of a compound file (OLE): a folder, or a stream with its bytes. */
export interface CompoundEntry {
  name: string;
  isStream: boolean;
  bytes: Buffer;
}

const signature = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const mostEntries = 2_000;
const miniSector = 64;
const entryBytes = 128;
const kinds = { folder: 1, stream: 2, root: 5 };

export const isCompound = (head: Buffer) => head.subarray(0, 8).equals(signature);

/**
 * The parts of a compound file; undefined where it is not whole. A chain of sectors is followed only as long as the file has
 * sectors, and all streams together may be no larger than the file: what a file says of itself costs no more than its size.
 */
export function compoundEntries(file: Buffer): CompoundEntry[] | undefined {
  try {
    return readEntries(file);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function readEntries(file: Buffer): CompoundEntry[] {
  const sectorBytes = sectorSizeOf(file);
  const sectors = sectorsOf(file, sectorBytes);
  const follow = chainReader(allocationOf(file, sectors));
  const read = (start: number, size?: number) =>
    Buffer.concat(follow(start, size && Math.ceil(size / sectorBytes)).map(sectors.at));
  const listed = entriesIn(read(file.readUInt32LE(48)));
  const root = listed.find(({ kind }) => kind === kinds.root);
  if (!root) throw new RangeError('There is no root.');
  const streams = listed.filter(({ kind }) => kind === kinds.stream);
  if (sum(streams.map(({ size }) => size)) > file.length) throw new RangeError('Streams overlap.');
  const small = root.size > 0 ? read(root.start) : Buffer.alloc(0);
  const followSmall = chainReader(() =>
    file.readUInt32LE(64) > 0 ? numbersIn(read(file.readUInt32LE(60))) : [],
  );
  const smallSector = (at: number) => within(small, at * miniSector, miniSector);
  const cutoff = file.readUInt32LE(56);
  const bytesOf = ({ start, size }: Listed) => {
    if (size === 0) return Buffer.alloc(0);
    if (size >= cutoff) return read(start, size).subarray(0, size);
    const parts = followSmall(start, Math.ceil(size / miniSector)).map(smallSector);
    return Buffer.concat(parts).subarray(0, size);
  };
  return listed.map((entry) => {
    const isStream = entry.kind === kinds.stream;
    return { name: entry.name, isStream, bytes: isStream ? bytesOf(entry) : Buffer.alloc(0) };
  });
}

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

function sectorSizeOf(file: Buffer): number {
  const version = file.readUInt16LE(26);
  const sizes: Record<number, number> = { 3: 9, 4: 12 };
  if (!isCompound(file) || sizes[version] !== file.readUInt16LE(30))
    throw new RangeError('There is no such version.');
  return 2 ** file.readUInt16LE(30);
}

/** The sectors behind the header; the last of a file may be cut short. */
function sectorsOf(file: Buffer, bytes: number) {
  const count = Math.ceil(file.length / bytes) - 1;
  return { bytes, count, at: (n: number) => within(file, (n + 1) * bytes, bytes) };
}
type Sectors = ReturnType<typeof sectorsOf>;

function within(bytes: Buffer, at: number, length: number): Buffer {
  if (at >= bytes.length) throw new RangeError('A sector lies outside.');
  return bytes.subarray(at, at + length);
}

function numbersIn(bytes: Buffer): number[] {
  return Array.from({ length: Math.floor(bytes.length / 4) }, (_, n) => bytes.readUInt32LE(n * 4));
}

/** From here on a number names no sector. */
const firstOfNone = 0xfffffffa;

/** The table that says which sector follows which: its first 109 places stand in the header, the others in a chain. */
const allocationOf = (file: Buffer, sectors: Sectors) => () => {
  const places = numbersIn(file.subarray(76, 512));
  let next = file.readUInt32LE(68);
  for (let n = 0; next < firstOfNone; n += 1) {
    if (n > sectors.count) throw new RangeError('A chain has no end.');
    const more = numbersIn(sectors.at(next));
    next = more.pop() ?? firstOfNone;
    places.push(...more);
  }
  const named = places.filter((place) => place < firstOfNone);
  const enough = Math.ceil((sectors.count * 4) / sectors.bytes);
  return named.slice(0, enough).flatMap((place) => numbersIn(sectors.at(place)));
};

/** Follows a chain from its first sector to its end, or for so many sectors. */
function chainReader(tableOf: () => number[]) {
  let table: number[] | undefined;
  return (start: number, most = Number.POSITIVE_INFINITY): number[] => {
    table ??= tableOf();
    const chain: number[] = [];
    for (let at = start; at < firstOfNone && chain.length < most; at = table[at] ?? firstOfNone) {
      chain.push(at);
      if (chain.length > table.length) throw new RangeError('A chain has no end.');
    }
    return chain;
  };
}

interface Listed {
  name: string;
  kind: number;
  start: number;
  size: number;
}

function entriesIn(folder: Buffer): Listed[] {
  const entries: Listed[] = [];
  for (let at = 0; at + entryBytes <= folder.length; at += entryBytes) {
    const kind = folder.readUInt8(at + 66);
    if (!Object.values(kinds).includes(kind)) continue;
    const nameBytes = Math.max(0, Math.min(64, folder.readUInt16LE(at + 64)) - 2);
    entries.push({
      kind,
      name: folder.toString('utf16le', at, at + nameBytes),
      start: folder.readUInt32LE(at + 116),
      size: folder.readUInt32LE(at + 120),
    });
    if (entries.length > mostEntries) throw new RangeError('There are too many parts.');
  }
  return entries;
}
