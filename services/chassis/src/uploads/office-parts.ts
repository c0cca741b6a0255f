import { fromBufferPromise, type ZipFile } from 'yauzl';
import { type CompoundEntry, compoundEntries, isCompound } from './compound-file.ts';
import { eicarFinder } from './eicar.ts';
import { type FileType, fileTypes } from './file-kinds.ts';

/** The bounds of an Office file count what is really unpacked of it and of the files within it. */
const most = { parts: 2_000, ratio: 100, bytes: 500 * 1_048_576, withinBytes: 50 * 1_048_576 };
const mostDeep = 3;
const mostWords = 1_048_576;

/** The rest of these bounds. */
interface Budget {
  parts: number;
  bytes: number;
}

export type Finding = 'clean' | 'infected' | 'macros' | 'broken';

/** Thrown where looking further is no use. */
class Found extends Error {
  readonly finding: Finding;
  constructor(finding: Finding) {
    super(finding);
    this.finding = finding;
  }
}

/** Unpacks every part of an Office file and looks into it, and into each file within a part. */
export async function lookInside(file: Buffer, type: FileType): Promise<Finding> {
  const budget = { parts: most.parts, bytes: most.bytes };
  try {
    if (type === fileTypes.docx) await lookIntoZip(file, budget, 1, 'word/');
    else if (type === fileTypes.xlsx) await lookIntoZip(file, budget, 1, 'xl/');
    else if (type === fileTypes.doc) await lookIntoCompound(file, budget, 1, /^WordDocument$/);
    else if (type === fileTypes.xls) await lookIntoCompound(file, budget, 1, /^(?:Workbook|Book)$/);
    return 'clean';
  } catch (error) {
    if (error instanceof Found) return error.finding;
    throw error;
  }
}

const broken = () => new Found('broken');

/** A file that lies within another. */
async function lookWithin(file: Buffer, budget: Budget, depth: number): Promise<void> {
  if (!isZip(file) && !isCompound(file)) return;
  if (depth > mostDeep) throw broken();
  if (isZip(file)) await lookIntoZip(file, budget, depth);
  else await lookIntoCompound(file, budget, depth);
}

const isZip = (bytes: Buffer) => bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'));

const macroStorage = /^(?:_?VBA(?:_PROJECT(?:_CUR)?)?|Macros|_VBA_PROJECT)$/i;

async function lookIntoCompound(
  file: Buffer,
  budget: Budget,
  depth: number,
  needed?: RegExp,
): Promise<void> {
  const entries = compoundEntries(file);
  if (!entries) throw broken();
  const streams = entries.filter(({ isStream }) => isStream);
  const main = needed && streams.find(({ name, bytes }) => needed.test(name) && bytes.length > 0);
  if (needed && !main) throw broken();
  if (entries.some(({ name }) => macroStorage.test(name)) || streams.some(hasMacroSheet))
    throw new Found('macros');
  for (const { bytes } of streams) {
    spend(budget, bytes.length);
    if (eicarFinder()(bytes)) throw new Found('infected');
    await lookWithin(bytes, budget, depth + 1);
  }
}

/** In the workbook of Excel: a sheet's record says whether the sheet holds macros of the kind before Visual Basic. */
const records = { sheet: 0x0085, macroSheet: 1 };

function hasMacroSheet({ name, bytes }: CompoundEntry): boolean {
  if (!/^(?:Workbook|Book)$/.test(name)) return false;
  for (let at = 0; at + 10 <= bytes.length; at += 4 + bytes.readUInt16LE(at + 2))
    if (bytes.readUInt16LE(at) === records.sheet && bytes.readUInt8(at + 9) === records.macroSheet)
      return true;
  return false;
}

async function lookIntoZip(
  file: Buffer,
  budget: Budget,
  depth: number,
  folder?: string,
): Promise<void> {
  if (!endsWithItsList(file)) throw broken();
  const zip = await fromBufferPromise(file, { lazyEntries: true }).catch(asBroken);
  const names = new Set<string>();
  let packed = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      packed += entry.compressedSize;
      // Parts that lie in each other would be counted more than once.
      if (packed > file.length || names.has(entry.fileName)) throw broken();
      names.add(entry.fileName);
      await lookIntoPart(zip, entry, budget, depth);
    }
  } catch (error) {
    asBroken(error);
  }
  const isOffice =
    names.has('[Content_Types].xml') && [...names].some((name) => name.startsWith(folder ?? ''));
  if (folder && !isOffice) throw broken();
}

/** The archive's reader also refuses a part whose size is not the one that it claims. */
function asBroken(error: unknown): never {
  if (error instanceof Found) throw error;
  throw Object.assign(broken(), { cause: error });
}

const endSign = Buffer.from([0x50, 0x4b, 0x05, 0x06]);

/** Nothing stands between the list of parts and the end, where another program might look for another list. */
function endsWithItsList(file: Buffer): boolean {
  const end = file.lastIndexOf(endSign);
  if (!isZip(file) || end < 0 || file.length - end < 22) return false;
  const [length, start] = [file.readUInt32LE(end + 12), file.readUInt32LE(end + 16)];
  return start + length === end && end + 22 + file.readUInt16LE(end + 20) === file.length;
}

type Entry = Parameters<ZipFile['openReadStreamPromise']>[0];

const macroPart = /(?:^|\/)(?:vbaProject[^/]*\.bin|vbaData\.xml)$|(?:^|\/)macrosheets\//i;
const macroWords = /macroEnabled|vbaProject|macrosheet/i;
/** The parts that say what the others are. */
const isListing = (name: string) => name === '[Content_Types].xml' || name.endsWith('.rels');

async function lookIntoPart(zip: ZipFile, entry: Entry, budget: Budget, depth: number) {
  if (macroPart.test(entry.fileName)) throw new Found('macros');
  const said = await zip.readLocalFileHeaderPromise(entry);
  if (entry.isEncrypted() || !said.fileName.equals(entry.fileNameRaw)) throw broken();
  spend(budget, 0);
  const hasEicar = eicarFinder();
  const kept: Buffer[] = [];
  let [size, keeps] = [0, true];
  for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
    size += chunk.length;
    budget.bytes -= chunk.length;
    if (budget.bytes < 0 || size > Math.max(1, entry.compressedSize) * most.ratio) throw broken();
    if (hasEicar(chunk)) throw new Found('infected');
    if (size === chunk.length) keeps = isListing(entry.fileName) || mayHoldFile(chunk);
    if (!keeps) continue;
    if (size > (isListing(entry.fileName) ? mostWords : most.withinBytes)) throw broken();
    kept.push(chunk);
  }
  const content = Buffer.concat(kept);
  if (isListing(entry.fileName) && macroWords.test(wordsOf(content))) throw new Found('macros');
  if (keeps) await lookWithin(content, budget, depth + 1);
}

/** Its first piece may be cut anywhere; a piece of less than a signature is kept to be sure. */
const mayHoldFile = (first: Buffer) => first.length < 8 || isZip(first) || isCompound(first);

function spend(budget: Budget, bytes: number): void {
  budget.parts -= 1;
  budget.bytes -= bytes;
  if (budget.parts < 0 || budget.bytes < 0) throw broken();
}

/** The text of a listing, however its letters are written. */
const wordsOf = (content: Buffer) =>
  content
    .toString('latin1')
    .replaceAll('\0', '')
    .replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi, (_, hex, decimal) =>
      String.fromCharCode(hex ? Number.parseInt(hex, 16) : Number(decimal)),
    );
