import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { OwnFile } from '@sidework/chassis/people/gathered-part';
import { ZipFile } from 'yazl';

/** The files of one service; each is read before the next one is fetched. */
export interface Folder {
  name: string;
  files: Iterable<OwnFile> | AsyncIterable<OwnFile>;
  /** Files that are no tables, such as pictures. */
  attachments?: { name: string; about: string; bytes: Buffer }[];
}

/**
 * A ZIP with a folder for each service, a file for each table, and a page that tells what is where. Nothing is read before
 * the ZIP is, and no more than is on its way; whatever fails is how the stream ends.
 */
export function zipOf(folders: AsyncIterable<Folder>, at: Date): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error) => output.destroy(error));
  fill({ zip, output, at }, folders).catch((error) => output.destroy(error));
  return output;
}

interface Zip {
  zip: ZipFile;
  output: Readable;
  at: Date;
}

async function fill(into: Zip, folders: AsyncIterable<Folder>): Promise<void> {
  const { zip, at } = into;
  const contents: string[] = [];
  for await (const { name, files, attachments = [] } of folders) {
    for await (const file of files) {
      await add(into, `${name}/${file.name}`, jsonOf(file.rows));
      contents.push(entryOf(name, file));
    }
    for (const each of attachments) {
      zip.addBuffer(each.bytes, `${name}/${each.name}`, { mtime: at });
      contents.push(entryOf(name, each));
    }
    contents.push('\n');
  }
  zip.addBuffer(Buffer.from(readMe(contents.join(''), at)), 'README.txt', { mtime: at });
  zip.end();
}

/** Is over with the last row: the next file may come from the same stream. */
async function add({ zip, output, at }: Zip, path: string, text: AsyncIterable<string>) {
  const source = Readable.from(text, { objectMode: false });
  const stop = () => source.destroy();
  output.once('close', stop);
  zip.addReadStream(source, path, { mtime: at });
  await finished(source);
  output.off('close', stop);
}

/** A list as `JSON.stringify` would lay it out. */
async function* jsonOf(rows: OwnFile['rows']): AsyncGenerator<string> {
  let before = '[';
  for await (const row of rows) {
    yield `${before}\n  ${JSON.stringify(row, null, 2).replaceAll('\n', '\n  ')}`;
    before = ',';
  }
  yield before === '[' ? '[]\n' : '\n]\n';
}

const readMe = (contents: string, at: Date) => `Everything that Sidework keeps of you
Gathered on ${at.toISOString()}

Each file is a list in JSON, which text editors, spreadsheets and programs can read.
Times are in UTC, as ISO 8601 writes them. Of other people there is no more than
their name here, and what they wrote to you or about you.

${contents}`;

const entryOf = (folder: string, { name, about }: { name: string; about: string }) =>
  `${folder}/${name}\n    ${about}\n`;
