import type { Command } from '@sidework/chassis/operations/commands';
import { CommandError } from '@sidework/chassis/refused-command';
import type { Config } from '../../config.ts';
import { sealWith } from '../../seal.ts';
import { grantRole, type StaffRole } from './grant-role.ts';
import { inviteAdministrator } from './invite-administrator.ts';

const called: Record<StaffRole, string> = { admin: 'an administrator', moderator: 'a moderator' };
const isStaffRole = (word: string): word is StaffRole => word in called;

/**
 * `grant-admin EMAIL[,EMAIL...] [ROLE]`: makes the first administrators, or moderators. It stops at the first refused
 * address; the addresses before it have the role.
 */
export const grantAdminCommand: Command = async (deps, [emails, role = 'admin']) => {
  if (!emails) throw new CommandError('Give the email address of someone who signed up.');
  if (!isStaffRole(role)) throw new CommandError(`There is no role "${role}": admin, moderator.`);
  for (const email of emails.split(',')) {
    const { isNew, counts } = await grantRole(deps, email, role);
    console.log(`${email} is ${called[role]} ${isNew ? 'now' : 'already'}.`);
    if (!counts) console.log('It counts once their profile and two-step verification are set up.');
    if (isNew)
      console.log('People who are signed in see it within 15 minutes, or after signing in again.');
  }
};

/** `invite-admin EMAIL`: prints the link by which the first administrator of a new installation comes in. No mail goes out. */
export const inviteAdminCommand: Command = async ({ db, now, config: read }, [email]) => {
  if (!email) throw new CommandError('Give their email address.');
  // The commands of a service are run with what its own schema has read.
  const config = read as Config;
  const seal = sealWith(config.PASSWORD_PEPPER);
  const { link, expiresAt } = await inviteAdministrator({ db, now, config, seal }, email);
  console.log(`${email} is an administrator once they open this link and choose a password:

  ${link}

It works once, until ${expiresAt.toISOString()}. Anyone who has it has the account, so do not share it.`);
};
