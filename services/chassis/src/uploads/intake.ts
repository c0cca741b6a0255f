import { Readable } from 'node:stream';
import type { ProblemCode } from '@sidework/contracts/problems';
import type { ResizeOptions } from 'sharp';
import { unavailableFor, unprocessable } from '../errors.ts';
import { eicarFinder } from './eicar.ts';
import { type FileType, fileTypes, isHeic, looksLike, type Seen } from './file-kinds.ts';
import { inTurn } from './in-turn.ts';
import { type Finding, lookInside } from './office-parts.ts';
import { drawnPictureType, drawTo, isPicture, redraw } from './redraw.ts';
import type { Scanner } from './scanner.ts';
import { fileWatcher } from './seen-stream.ts';

/** By which codes a file is refused. */
export interface Refusals {
  /** It is not of its type. */
  differs: ProblemCode;
  /** It is a picture by its beginning, and cannot be drawn. */
  unreadable: ProblemCode;
  infected: ProblemCode;
}

const usual: Refusals = {
  differs: 'upload_unreadable',
  unreadable: 'upload_unreadable',
  infected: 'upload_infected',
};

/** A person's file that has passed once as a whole; `read` gives all of it. */
export interface SentFile {
  type: string;
  seen: Seen;
  read(): Promise<Buffer>;
}

const unpacked: readonly string[] = [
  fileTypes.doc,
  fileTypes.docx,
  fileTypes.xls,
  fileTypes.xlsx,
] satisfies FileType[];

/**
 * Returns the content that is kept in place of the file: a picture drawn again, or a Windows text in the usual encoding;
 * undefined if the file is kept as it came. Refuses a file that is not of its type, and forbidden parts of an Office
 * file.
 */
export async function judgeFile(
  { type, seen, read }: SentFile,
  refusals: Refusals = usual,
): Promise<Buffer | undefined> {
  if (isHeic(seen.head)) throw unprocessable('picture_is_heic');
  if (!looksLike(type, seen)) throw unprocessable(refusals.differs);
  if (isPicture(type)) return inTurn(async () => drawn(redraw(type, await read()), refusals));
  if (unpacked.includes(type)) {
    requireClean(await inTurn(async () => lookInside(await read(), type)), refusals);
    return undefined;
  }
  const { encoding } = seen;
  if (type !== fileTypes.txt || !encoding || encoding === 'utf-8') return undefined;
  return inTurn(async () => Buffer.from(new TextDecoder(encoding).decode(await read())));
}

function requireClean(finding: Finding, { differs, infected }: Refusals): void {
  const codes = { broken: differs, infected, macros: 'upload_has_macros' } as const;
  if (finding !== 'clean') throw unprocessable(codes[finding]);
}

const drawn = (drawing: Promise<Buffer>, { unreadable }: Refusals) =>
  drawing.catch((error) => {
    throw Object.assign(unprocessable(unreadable), { cause: error });
  });

/** A place accepts files of these types, and may have their pictures drawn to a size. */
export interface Place {
  types: readonly string[];
  size?: ResizeOptions;
  refusals?: Refusals;
}

export interface TakenFile {
  body: Buffer;
  contentType: string;
}

/**
 * Every whole file that a person sends comes in here. Its content decides its type, never its name; a file that is kept
 * as it came is scanned, and a picture is drawn again.
 */
export async function takeFile(
  { scanner }: { scanner: Scanner },
  uploaded: Buffer,
  { types, size, refusals = usual }: Place,
): Promise<TakenFile> {
  const watcher = fileWatcher();
  watcher.see(uploaded);
  const seen = watcher.seen();
  const type = types.find((each) => looksLike(each, seen)) ?? 'none';
  if (eicarFinder()(uploaded)) throw unprocessable(refusals.infected);
  if (size && isPicture(type)) {
    const body = await inTurn(() => drawn(drawTo(size, uploaded), refusals));
    return { body, contentType: drawnPictureType };
  }
  const body = await judgeFile({ type, seen, read: async () => uploaded }, refusals);
  if (body) return { body, contentType: type };
  await scanWhole(scanner, uploaded, refusals);
  return { body: uploaded, contentType: type };
}

async function scanWhole(scanner: Scanner, uploaded: Buffer, { infected }: Refusals) {
  const verdict = await scanner.scan(Readable.from([uploaded])).catch((error) => {
    throw Object.assign(unavailableFor(60, 'store_unavailable'), { cause: error });
  });
  if (verdict === 'infected') throw unprocessable(infected);
}
