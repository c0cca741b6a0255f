import type { Command } from '@sidework/chassis/operations/commands';
import type { Config } from '../config.ts';
import { rotateSigningKeys } from './rotate-signing-keys.ts';

/** `rotate-signing-keys`: every 90 days, or at once if the file may have been seen. */
export const rotateSigningKeysCommand: Command = async (deps) => {
  const { SIGNING_KEYS_FILE } = deps.config as Config;
  const [signing, next, retired] = await rotateSigningKeys(deps, SIGNING_KEYS_FILE);
  console.log(
    `Access tokens are signed with ${signing?.kid} from now on, and with ${next?.kid} next.`,
  );
  console.log(`Those of ${retired?.kid} count until they run out. Nobody has to sign in again.`);
  console.log('What runs takes it up within 30 seconds.');
};
