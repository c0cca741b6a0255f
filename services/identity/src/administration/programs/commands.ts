import type { Command } from '@sidework/chassis/operations/commands';
import { CommandError } from '@sidework/chassis/refused-command';
import type { Config } from '../../config.ts';
import { serviceToken } from './service-token.ts';

const usual = 60;
const most = 24 * 60;

/** `service-token [MINUTES]`: prints a token and nothing else, so that a script can take it as it stands. */
export const serviceTokenCommand: Command = async ({ config, now }, [given]) => {
  const minutes = given === undefined ? usual : Number(given);
  if (!Number.isInteger(minutes) || minutes < 1 || minutes > most)
    throw new CommandError(`For how long? Give minutes from 1 to ${most}, not "${given}".`);
  // The commands of a service are run with what its own schema has read.
  console.log(await serviceToken(config as Config, minutes, now()));
};
