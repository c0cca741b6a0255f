import { deleteOwnAccount } from '@sidework/contracts/identity/deletion/deletion';
import { call } from '../../lib/api.ts';
import { freshly } from '../../lib/fresh-sign-in.ts';
import { paths } from '../../lib/paths.ts';
import { signOut } from '../../lib/session.ts';

/** Leaves the session at once: whatever it asked for from now on would say that it has expired. */
export async function deleteAccount(confirmation: string): Promise<void> {
  await freshly(() => call(deleteOwnAccount, { body: { confirmation } }));
  signOut(paths.goodbye);
}
