import type { CommandDeps } from '@sidework/chassis/commands';
import { CommandError } from '@sidework/chassis/refused-command';
import type { Role } from '@sidework/contracts/identity/accounts';
import { problems } from '@sidework/contracts/problems';
import { lockUserByEmail } from '../accounts/queries.ts';
import { addAuditEntry, commandLine } from '../audit/add-entry.ts';
import { lockProfile, rolesForUser, setRoles } from '../profiles/queries.ts';
import { tellProfileChanged } from '../profiles/tell-profile-changed.ts';

const staffAreAdults = problems.staff_must_be_adult;

export type StaffRole = Exclude<Role, 'professional'>;

/** Gives the person of this address a role of staff; false where they have it already. */
export function grantRole(
  { db, now }: CommandDeps,
  email: string,
  role: StaffRole,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const user = await lockUserByEmail(tx, email.trim().toLowerCase());
    if (!user) throw new CommandError(`Nobody has signed up as ${email}.`);
    const profile = await lockProfile(tx, user.id);
    if (profile.accountType === 'sidework_kids') throw new CommandError(staffAreAdults);
    const before = await rolesForUser(tx, user.id);
    if (before.includes(role)) return false;
    const at = now();
    await setRoles(tx, user.id, [...before, role], at);
    await tellProfileChanged(tx, profile, await rolesForUser(tx, user.id), at);
    const details = { role };
    await addAuditEntry({ now }, tx, commandLine, {
      action: 'role_granted',
      targetId: user.id,
      details,
    });
    return true;
  });
}
