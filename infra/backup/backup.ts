import { Readable } from 'node:stream';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { archiveOf, type Entry, verifyArchive } from './archive.ts';
import { copyDatabase, type Database, type LogRange } from './database-copy.ts';
import { type Buckets, copyObjects, type ObjectName } from './object-copy.ts';
import type { Place } from './place.ts';
import { digested, digestOf, seal, unseal } from './sealed.ts';

/** All that a backup holds: see "What must be in a backup" of infra/ARCHITECTURE.md. */
export interface Source {
  database: Database;
  /** Files of the installation by their name in it, where they are there. */
  files: Record<string, string>;
  stores: Buckets[];
}

/** The part of a backup that can be read without its key. */
export interface BackupRecord {
  /** ISO 8601: the moment at which its databases are. */
  takenAt: string;
  /** SHA-256 of the encrypted archive, in hex. */
  sha256: string;
  bytes: number;
  log: LogRange;
  objects: ObjectName[];
}

export const archiveNameOf = (backup: string) => `databases/${backup}.tar.zst.age`;
export const recordNameOf = (backup: string) => `databases/${backup}.json`;

/** Names sort as the times do: `2026-03-08T023000Z`. */
export const nameOf = (time: Date) => time.toISOString().replace(/:|\.\d+/g, '');

/**
 * Copies the databases of a running installation at one moment, its secrets and its objects, and reads back what was
 * written. The record comes last: an archive without it was not finished and counts as none.
 */
export async function makeBackup(
  source: Source,
  place: Place,
  recipient: string,
  now: () => Date,
): Promise<{ name: string; record: BackupRecord }> {
  const name = nameOf(now());
  // Only this process can open the archive with this key, and it forgets it once the archive is verified.
  const ownIdentity = await generateX25519Identity();
  const recipients = [recipient, await identityToRecipient(ownIdentity)];
  let log: LogRange | undefined;
  const entries = async function* (): AsyncGenerator<Entry> {
    for (const [name, path] of Object.entries(source.files)) yield { name, path };
    yield* copyDatabase(source.database, (range) => {
      log = range;
    });
  };
  const sealed = digested(await seal(archiveOf(entries()), recipients));
  await place.put(archiveNameOf(name), sealed.stream);
  const takenAt = now().toISOString();
  const { sha256, bytes } = await digestOf(await place.get(archiveNameOf(name)));
  if (sha256 !== sealed.sha256() || !log)
    throw new Error(`The archive ${name} was not written as it was sent.`);
  await verifyArchive(await unseal(await place.get(archiveNameOf(name)), ownIdentity));
  // After the database: an object without a row is swept away, and a row without its object is an error.
  const objects = await copyObjects(source.stores, place, [recipient]);
  const record: BackupRecord = { takenAt, sha256, bytes, log, objects };
  await place.put(recordNameOf(name), Readable.from([JSON.stringify(record)]));
  return { name, record };
}

/** All that were finished, oldest first. */
export async function backupsIn(place: Place): Promise<{ name: string; record: BackupRecord }[]> {
  const names = (await place.list('databases')).flatMap(
    (file) => /^databases\/(.+)\.json$/.exec(file)?.[1] ?? [],
  );
  return Promise.all(
    names.map(async (name) => {
      const chunks: Buffer[] = [];
      for await (const chunk of await place.get(recordNameOf(name))) chunks.push(chunk);
      return { name, record: JSON.parse(Buffer.concat(chunks).toString()) as BackupRecord };
    }),
  );
}
