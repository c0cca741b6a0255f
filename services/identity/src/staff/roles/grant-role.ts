import type { CommandDeps } from '@sidework/chassis/operations/commands';
import { CommandError } from '@sidework/chassis/refused-command';
import type { Role } from '@sidework/contracts/identity/profiles/account-types';
import { problems } from '@sidework/contracts/problems';
import { normalEmail } from '../../accounts/mail-address.ts';
import { lockUserByEmail } from '../../accounts/queries.ts';
import { addAuditEntry, commandLine } from '../../audit/add-entry.ts';
import { isSecondFactorSetUp } from '../../factors/rules/queries.ts';
import * as Profile from '../../profiles/profile.ts';
import { lockProfile, rolesForUser, setRoles } from '../../profiles/queries.ts';
import { tellProfileChanged } from '../../profiles/tell-profile-changed.ts';

export type StaffRole = Exclude<Role, 'professional'>;

interface Granted {
  isNew: boolean;
  /** Whether the role can be used: the first administrator gets it before there is anything else. */
  counts: boolean;
}

/** Gives the person of this address a role of staff. */
export function grantRole(
  { db, now }: CommandDeps,
  email: string,
  role: StaffRole,
): Promise<Granted> {
  return db.transaction(async (tx) => {
    const at = now();
    const user = await lockUserByEmail(tx, normalEmail(email));
    if (!user) throw new CommandError(`Nobody has signed up as ${email}.`);
    if (user.bannedUntil && user.bannedUntil > at)
      throw new CommandError(problems.staff_must_not_be_banned);
    const profile = await lockProfile(tx, user.id);
    if (profile.accountType === 'sidework_kids')
      throw new CommandError(problems.staff_must_be_adult);
    const counts = Profile.isKnownAdult(profile) && (await isSecondFactorSetUp(tx, user.id));
    const before = await rolesForUser(tx, user.id);
    if (before.includes(role)) return { isNew: false, counts };
    await setRoles(tx, user.id, [...before, role], at);
    await tellProfileChanged(tx, profile, await rolesForUser(tx, user.id), at);
    await addAuditEntry({ now }, tx, commandLine, {
      action: 'role_granted',
      targetId: user.id,
      details: { role },
    });
    return { isNew: true, counts };
  });
}
