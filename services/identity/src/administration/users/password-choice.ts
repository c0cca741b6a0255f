import type { Deps } from '../../deps.ts';
import { importHash } from '../../passwords/imported-hash.ts';
import { refused } from '../../refusals/refusal.ts';

interface Choice {
  password?: string | null | undefined;
  password_hash?: string | null | undefined;
}

/** The hash to keep of a password, or of one that another server has hashed; undefined where neither is given. */
export async function chosenHash(
  { passwords }: Pick<Deps, 'passwords'>,
  { password, password_hash: imported }: Choice,
  email: string,
): Promise<string | undefined> {
  if (password && imported)
    throw refused('validation_failed', 'Only a password or a password hash should be provided');
  if (imported) return importHash(imported);
  if (!password) return undefined;
  passwords.requireStrong(password, email);
  return passwords.hash(password);
}
