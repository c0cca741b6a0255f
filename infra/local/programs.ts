import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ServiceConfig } from '@sidework/chassis/config';
import { serviceNames } from '@sidework/contracts/platform';
import { z } from 'zod';
import { checkout } from './checkout.ts';

/** A service or the gateway, with the schema by which it reads its environment. */
export interface Program {
  name: string;
  config: z.ZodObject;
}

async function readProgram(name: string, folder: string): Promise<Program> {
  const file = join(checkout, folder, 'src/config.ts');
  // A service without settings of its own reads those that all services read.
  if (!existsSync(file)) return { name, config: ServiceConfig };
  const { Config, GatewayConfig } = await import(file);
  return { name, config: Config ?? GatewayConfig };
}

export const programs: Program[] = await Promise.all([
  ...serviceNames.map((name) => readProgram(name, join('services', name))),
  readProgram('gateway', 'gateway'),
]);

export const settingsOf = ({ config }: Pick<Program, 'config'>) =>
  Object.entries(config.shape).map(([name, setting]) => ({ name, setting: setting as z.ZodType }));

/** The characters that a password has to have are no secret. */
const isNamedAsSecret = (name: string) =>
  /SECRET|KEY|TOKEN|PASSWORD|PEPPER|SEED/.test(name) && !name.endsWith('_CHARACTERS');

/** A number, a switch or a choice of few is no secret. */
function isText(setting: z.core.$ZodType): boolean {
  if (setting instanceof z.ZodDefault || setting instanceof z.ZodOptional)
    return isText(setting.def.innerType);
  if (setting instanceof z.ZodPipe) return isText(setting.def.in);
  return setting instanceof z.ZodString;
}

/** The settings that open something by their own value. */
export const secretsOf = (program: Pick<Program, 'config'>) =>
  settingsOf(program)
    .filter(({ name }) => isNamedAsSecret(name))
    .filter(({ setting }) => isText(setting));
