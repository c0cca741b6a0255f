import type { Readable } from 'node:stream';
import type { GatheredFile } from '@sidework/contracts/kernel/own-data';
import { ZipFile } from 'yazl';

/** What one service gave. */
export interface Folder {
  name: string;
  files: GatheredFile[];
  /** What is no table: pictures, say. */
  attachments?: { name: string; about: string; bytes: Buffer }[];
}

/** A ZIP with a folder for each service, a file for each table, and a page that tells what is where. */
export function zipOf(folders: Folder[], at: Date): Readable {
  const zip = new ZipFile();
  const add = (path: string, bytes: Buffer) => zip.addBuffer(bytes, path, { mtime: at });
  add('README.txt', Buffer.from(readMe(folders, at)));
  for (const { name, files, attachments = [] } of folders) {
    for (const file of files)
      add(`${name}/${file.name}`, Buffer.from(`${JSON.stringify(file.rows, null, 2)}\n`));
    for (const each of attachments) add(`${name}/${each.name}`, each.bytes);
  }
  zip.end();
  return zip.outputStream as Readable;
}

const readMe = (folders: Folder[], at: Date) => `Everything that Sidework keeps of you
Gathered on ${at.toISOString()}

Each file is a list in JSON, which text editors, spreadsheets and programs can read.
Times are in UTC, as ISO 8601 writes them. Of other people there is no more than
their name here, and what they wrote to you or about you.

${folders.map(contentsOf).join('\n')}`;

const contentsOf = ({ name, files, attachments = [] }: Folder) =>
  [...files, ...attachments].map((file) => `${name}/${file.name}\n    ${file.about}\n`).join('');
