import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Envelope, type Mail, parseMail, withEnvelope } from './mail.ts';

export interface MailStore {
  add(message: Buffer, envelope: Envelope): Promise<void>;
  /** Newest first. */
  list(): Mail[];
  find(id: string): Mail | undefined;
  raw(id: string): Promise<Buffer>;
  remove(ids: string[]): Promise<void>;
}

const mostMails = 2000;

/** One file a mail, whose name starts with the moment it came. */
export async function openMailStore(folder: string): Promise<MailStore> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const mails = new Map<string, Mail>();
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort()) {
    const id = file.slice(0, -'.eml'.length);
    mails.set(id, await parseMail(id, receivedAt(id), await readFile(join(folder, file))));
  }
  const path = (id: string) => join(folder, `${id}.eml`);

  async function remove(ids: string[]): Promise<void> {
    for (const id of ids.filter((id) => mails.delete(id))) await rm(path(id), { force: true });
  }

  return {
    async add(message, envelope) {
      const id = newId();
      const raw = withEnvelope(message, envelope);
      const mail = await parseMail(id, receivedAt(id), raw);
      await writeFile(path(id), raw, { mode: 0o600 });
      mails.set(id, mail);
      await remove([...mails.keys()].slice(0, Math.max(0, mails.size - mostMails)));
    },
    list: () => [...mails.values()].reverse(),
    find: (id) => mails.get(id),
    raw: (id) => readFile(path(id)),
    remove,
  };
}

let last = 0;

function newId(): string {
  last = Math.max(Date.now(), last + 1);
  return `${String(last).padStart(15, '0')}-${randomBytes(6).toString('hex')}`;
}

function receivedAt(id: string): Date {
  return new Date(Number(id.split('-')[0]));
}
