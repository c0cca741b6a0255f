import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract, type Pack, pack } from 'tar-stream';

/** One thing of an archive: a folder, the text of a file, or the path of one. */
export type Entry = { name: string } & ({ folder: true } | { text: string } | { path: string });

/** The last entry of each archive: SHA-256 of each file by its name. */
const contentsName = 'contents.json';

/** Gives the archive as a stream of tar, and reads each entry when its turn has come. */
export function archiveOf(entries: AsyncIterable<Entry>): Readable {
  const tar = pack();
  writeEntries(tar, entries).catch((error) => tar.destroy(error));
  return Readable.from(tar as AsyncIterable<Buffer>);
}

async function writeEntries(tar: Pack, entries: AsyncIterable<Entry>): Promise<void> {
  const contents: Record<string, string> = {};
  for await (const entry of entries) {
    if ('folder' in entry) await addText(tar, { name: entry.name, type: 'directory' }, '');
    else if ('text' in entry) {
      contents[entry.name] = createHash('sha256').update(entry.text).digest('hex');
      await addText(tar, { name: entry.name }, entry.text);
    } else {
      const sha256 = await addFile(tar, entry);
      if (sha256) contents[entry.name] = sha256;
    }
  }
  await addText(tar, { name: contentsName }, JSON.stringify(contents));
  tar.finalize();
}

function addText(
  tar: Pack,
  header: { name: string; type?: 'directory' },
  text: string,
): Promise<void> {
  return new Promise((resolve, reject) => {
    tar.entry(header, text, (error) => (error ? reject(error) : resolve()));
  });
}

/**
 * Postgres goes on writing while its files are read, and its log mends what was half written. So a file that is gone
 * meanwhile is left out, one that grew is cut where it ended, and one that shrank is filled up with zeros.
 */
async function addFile(tar: Pack, { name, path }: { name: string; path: string }) {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!file) return undefined;
  try {
    const { size } = await file.stat();
    const hash = createHash('sha256');
    const entry = tar.entry({ name, size });
    const content = async function* () {
      let left = size;
      if (size > 0) {
        const read = createReadStream('', { fd: file, autoClose: false, start: 0, end: size - 1 });
        for await (const chunk of read as AsyncIterable<Buffer>) {
          left -= chunk.length;
          hash.update(chunk);
          yield chunk;
        }
      }
      for (; left > 0; left -= Math.min(left, 65_536)) {
        const zeros = Buffer.alloc(Math.min(left, 65_536));
        hash.update(zeros);
        yield zeros;
      }
    };
    await pipeline(Readable.from(content()), entry);
    return hash.digest('hex');
  } finally {
    await file.close();
  }
}

/** Reads an archive to its end, and fails where a file is missing from it or is not what it was. */
export function verifyArchive(tar: Readable): Promise<number> {
  return readArchive(tar, async (_, content) => {
    for await (const chunk of content) void chunk;
  });
}

/** Unpacks an archive into a folder, and fails as `verifyArchive` does. Gives the number of files. */
export function unpackArchive(tar: Readable, folder: string): Promise<number> {
  return readArchive(
    tar,
    async (name, content) => {
      const path = join(folder, name);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await pipeline(content, createWriteStream(path, { mode: 0o600 }));
    },
    async (name) => {
      await mkdir(join(folder, name), { recursive: true, mode: 0o700 });
      await chmod(join(folder, name), 0o700);
    },
  );
}

async function readArchive(
  tar: Readable,
  onFile: (name: string, content: Readable) => Promise<void>,
  onFolder: (name: string) => Promise<void> = async () => {},
): Promise<number> {
  const found = new Map<string, string>();
  let contents: Record<string, string> | undefined;
  const entries = extract();
  const unpacked = pipeline(tar, entries);
  unpacked.catch(() => undefined);
  for await (const entry of entries) {
    const { name, type } = entry.header;
    if (name.split('/').includes('..') || name.startsWith('/'))
      throw new Error(`The archive holds "${name}", which leads out of its folder.`);
    if (type === 'directory') {
      await onFolder(name);
      entry.resume();
    } else if (name === contentsName)
      contents = JSON.parse(await textOf(Readable.from(entry as AsyncIterable<Buffer>)));
    else {
      const hash = createHash('sha256');
      const hashed = async function* () {
        for await (const chunk of entry as AsyncIterable<Buffer>) {
          hash.update(chunk);
          yield chunk;
        }
      };
      await onFile(name, Readable.from(hashed()));
      found.set(name, hash.digest('hex'));
    }
  }
  await unpacked;
  if (!contents) throw new Error('The archive has no end: it was not written to the last byte.');
  for (const [name, sha256] of Object.entries(contents)) {
    if (found.get(name) !== sha256)
      throw new Error(`"${name}" of the archive is not what was backed up.`);
  }
  return found.size;
}

async function textOf(content: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of content as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
