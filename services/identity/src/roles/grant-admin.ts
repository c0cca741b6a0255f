import type { CommandDeps } from '@sidework/chassis/commands';
import { CommandError } from '@sidework/chassis/refused-command';
import { lockUserByEmail } from '../accounts/queries.ts';
import { addAuditEntry, commandLine } from '../audit/add-entry.ts';
import { lockProfile, rolesForUser, setRoles } from '../profiles/queries.ts';
import { tellProfileChanged } from '../profiles/tell-profile-changed.ts';

/** Makes the person of this address an administrator; false where they are one already. */
export function grantAdmin({ db, now }: CommandDeps, email: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const user = await lockUserByEmail(tx, email.trim().toLowerCase());
    if (!user) throw new CommandError(`Nobody has signed up as ${email}.`);
    const profile = await lockProfile(tx, user.id);
    const before = await rolesForUser(tx, user.id);
    if (before.includes('admin')) return false;
    const at = now();
    await setRoles(tx, user.id, [...before, 'admin'], at);
    await tellProfileChanged(tx, profile, await rolesForUser(tx, user.id), at);
    const details = { role: 'admin' };
    await addAuditEntry({ now }, tx, commandLine, {
      action: 'role_granted',
      targetId: user.id,
      details,
    });
    return true;
  });
}
