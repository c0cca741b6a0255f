import { readdir } from 'node:fs/promises';
import { databasesOf, type Home, isThere } from './home.ts';
import { tolerate } from './tolerate.ts';

/** An installation keeps this beside its secrets. */
export interface Kept {
  /** Which of it is there. */
  find(): Promise<string[]>;
  /** The command that forgets it. */
  reset: string;
}

export const keptIn = (home: Home): Kept => ({
  find: async () => [
    ...(await databasesOf(home)),
    ...(await filledOf([home.objects, home.nats, home.mails])),
  ],
  reset: 'make reset',
});

/** New secrets would open nothing of what is kept, and lock everybody out of it. */
export async function refuseLostSecrets({ secrets }: Home, { find, reset }: Kept): Promise<void> {
  const kept = await find();
  if (kept.length === 0) return;
  const isFile = await isThere(secrets);
  throw new Error(
    `${secrets} ${isFile ? 'lacks the password of the database or the password pepper' : 'is missing'}, and only it opens ` +
      `what is kept in ${kept.join(', ')}. Nothing was changed. Put the file back. ` +
      `To forget all that is kept and begin anew: "${reset}".`,
  );
}

/** An empty database would let the objects of the lost one be swept away, since no row names them. */
export async function refuseLostDatabase(home: Home): Promise<void> {
  if (await isThere(home.postgres)) return;
  const [elsewhere] = await databasesOf(home);
  const isUsed = (await isThere(home.migrated)) || (await filledOf([home.objects])).length > 0;
  if (!elsewhere && !isUsed) return;
  throw new Error(
    `The database of ${home.dir} is missing: it is looked for in ${home.postgres}` +
      `${elsewhere ? `, and lies in ${elsewhere}, where another user or another folder had it` : ''}. ` +
      'Nothing was changed. Put it back there, with its ".owner" file and the owner of its files. To forget ' +
      'the objects, mails and accounts that are left and begin anew: "make reset".',
  );
}

/** The folders that hold something. */
export async function filledOf(folders: string[]): Promise<string[]> {
  const found = await Promise.all(
    folders.map(async (folder) => {
      const entries = await readdir(folder).catch(tolerate('ENOENT'));
      return entries?.length ? [folder] : [];
    }),
  );
  return found.flat();
}
