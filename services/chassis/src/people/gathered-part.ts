import { type GatheredFile, GatheredPart, GatheredRow } from '@sidework/contracts/kernel/own-data';

/** A file of what a service keeps of a person, with rows that may be read as they are asked for. */
export interface OwnFile extends GatheredFile {
  rows: Iterable<GatheredRow> | AsyncIterable<GatheredRow>;
}

/** A part of an export that is not what its service told of, and never will be. */
export class SpoiltPart extends Error {
  override name = 'SpoiltPart';
}

/** A row is short, and the store would be sent each by itself. */
const chunkSize = 64 * 1024;

/** These files as a part of an export, in chunks of text; the rows are read as the chunks are. */
export async function* partOf(files: OwnFile[]): AsyncGenerator<string> {
  let chunk = headOf(files);
  for (const { rows } of files) {
    for await (const row of rows) {
      chunk += `${JSON.stringify(row)}\n`;
      if (chunk.length < chunkSize) continue;
      yield chunk;
      chunk = '';
    }
    chunk += '\n';
  }
  yield chunk;
}

function headOf(files: OwnFile[]): string {
  const named = files.map(({ name, about }) => ({ name, about }));
  return `${JSON.stringify(GatheredPart.parse({ files: named }))}\n`;
}

type Bytes = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

/** The files of a part, one after the other: what was not read of one's rows is passed over for the next. */
export async function* filesIn(part: Bytes): AsyncGenerator<OwnFile> {
  const lines = linesIn(part);
  const { files } = parsed(GatheredPart, await nextLine(lines));
  for (const file of files) {
    const rows = rowsIn(lines);
    yield { ...file, rows };
    while (!(await rows.next()).done);
  }
  if (!(await lines.next()).done) throw new SpoiltPart('There is more than the part told of.');
}

async function* rowsIn(lines: AsyncIterator<string>): AsyncGenerator<GatheredRow> {
  for (let line = await nextLine(lines); line; line = await nextLine(lines))
    yield parsed(GatheredRow, line);
}

async function nextLine(lines: AsyncIterator<string>): Promise<string> {
  const { done, value } = await lines.next();
  if (done) throw new SpoiltPart('The part ends in its middle.');
  return value;
}

async function* linesIn(part: Bytes): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of part) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest) yield rest;
}

function parsed<T>(schema: { parse(value: unknown): T }, line: string): T {
  try {
    return schema.parse(JSON.parse(line));
  } catch (cause) {
    throw new SpoiltPart('A line of the part makes no sense.', { cause });
  }
}
