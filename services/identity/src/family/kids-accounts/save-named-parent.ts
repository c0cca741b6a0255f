import type { Tx } from '@sidework/chassis/db/db';
import type { ProfileSetup } from '@sidework/contracts/identity/own-profile/own-profile';
import { normalEmail } from '../../accounts/mail-address.ts';
import type { Deps } from '../../deps.ts';
import { parentOf } from '../../kids/kid-parent.ts';
import type { Profile } from '../../profiles/table.ts';
import { askParent } from './ask-parent.ts';
import { findParent, hasParentAnswered, saveParent } from './parent-queries.ts';

/** Saves the parent whom a child names, and writes to a newly named one. The profile's row is locked. */
export async function saveNamedParent(
  deps: Pick<Deps, 'config' | 'now'>,
  tx: Tx,
  { id, email, dateOfBirth, updatedAt }: Profile,
  form: ProfileSetup,
) {
  const before = await findParent(tx, id);
  const isAnswered = await hasParentAnswered(tx, id);
  const named = {
    ...form,
    ...(form.parentEmail && { parentEmail: normalEmail(form.parentEmail) }),
  };
  const parent = parentOf(before, named, { email, isAnswered });
  await saveParent(tx, { profileId: id, dateOfBirth: dateOfBirth ?? '', ...parent, updatedAt });
  if (parent.parentEmail !== before?.parentEmail) await askParent(deps, tx, id);
}
