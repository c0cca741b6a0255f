import type { Command } from '@sidework/chassis/commands';
import { CommandError } from '@sidework/chassis/refused-command';
import { grantAdmin } from './grant-admin.ts';

/** `grant-admin EMAIL`: where the first administrator comes from. */
export const grantAdminCommand: Command = async (deps, [email]) => {
  if (!email) throw new CommandError('Whom? Give the e-mail address of somebody who signed up.');
  const isNew = await grantAdmin(deps, email);
  if (!isNew) return console.log(`${email} is an administrator already.`);
  console.log(`${email} is an administrator now.`);
  console.log('Whoever is signed in sees it within 15 minutes, or after signing in again.');
};
