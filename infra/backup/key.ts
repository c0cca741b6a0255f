import { readFile, writeFile } from 'node:fs/promises';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { tolerate } from '../local/tolerate.ts';

/** The public half of a key, by which backups are sealed, and whether the key was made just now. */
export interface BackupKey {
  recipient: string;
  isNew: boolean;
}

/** Reads the key of an installation, in the format of age-keygen, and makes it where there is none. */
export async function openBackupKey(file: string): Promise<BackupKey> {
  const known = await readFile(file, 'utf8').catch(tolerate('ENOENT'));
  if (known !== undefined)
    return { recipient: await identityToRecipient(identityIn(known, file)), isNew: false };
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  await writeFile(
    file,
    `# opens the backups of Sidework\n# public key: ${recipient}\n${identity}\n`,
    {
      mode: 0o600,
      flag: 'wx',
    },
  );
  return { recipient, isNew: true };
}

/** The identity in the text of a key file. */
export function identityIn(text: string, file: string): string {
  const found = /^AGE-SECRET-KEY-1[0-9A-Z]+$/m.exec(text)?.[0];
  if (!found) throw new Error(`${file} holds no key of backups ("AGE-SECRET-KEY-1…").`);
  return found;
}
