import type { Command } from '@sidework/chassis/operations/commands';
import { CommandError } from '@sidework/chassis/operations/refused-command';
import { grantRole, type StaffRole } from './grant-role.ts';

const called: Record<StaffRole, string> = { admin: 'an administrator', moderator: 'a moderator' };
const isStaffRole = (word: string): word is StaffRole => word in called;

/**
 * `grant-admin EMAIL[,EMAIL...] [ROLE]`: makes the first administrators, or moderators. It stops at the first refused
 * address; the addresses before it have the role.
 */
export const grantAdminCommand: Command = async (deps, [emails, role = 'admin']) => {
  if (!emails) throw new CommandError('Whom? Give the e-mail address of somebody who signed up.');
  if (!isStaffRole(role)) throw new CommandError(`There is no role "${role}": admin, moderator.`);
  for (const email of emails.split(',')) {
    const { isNew, counts } = await grantRole(deps, email, role);
    console.log(`${email} is ${called[role]} ${isNew ? 'now' : 'already'}.`);
    if (!counts) console.log('It counts once their profile and two-step verification are set up.');
    if (isNew)
      console.log('Whoever is signed in sees it within 15 minutes, or after signing in again.');
  }
};
