import { join } from 'node:path';
import { serviceNames } from '@sidework/contracts/platform';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkout } from '../local/checkout.ts';

const isNamedAsSecret = (name: string) => /SECRET|KEY|TOKEN|PASSWORD|PEPPER|SEED/.test(name);

/** Texts that are named like secrets and are none, each with the reason. */
const noSecrets: Record<string, string> = {
  GOTRUE_PASSWORD_REQUIRED_CHARACTERS: 'Says which characters a password has to have.',
};

const programs = [...serviceNames.map((name) => `services/${name}`), 'gateway'];

const configs: [string, z.ZodObject][] = await Promise.all(
  programs.map(async (program): Promise<[string, z.ZodObject]> => {
    const { Config, GatewayConfig } = await import(join(checkout, program, 'src/config.ts'));
    return [program, Config ?? GatewayConfig];
  }),
);

/** A number, a switch or a choice of few is no secret. */
function isText(setting: z.core.$ZodType): boolean {
  if (setting instanceof z.ZodDefault || setting instanceof z.ZodOptional)
    return isText(setting.def.innerType);
  if (setting instanceof z.ZodPipe) return isText(setting.def.in);
  return setting instanceof z.ZodString;
}

const secretsOf = ({ shape }: z.ZodObject) =>
  Object.entries(shape)
    .map(([name, setting]) => ({ name, setting: setting as z.ZodType }))
    .filter(({ name }) => isNamedAsSecret(name) && !(name in noSecrets))
    .filter(({ setting }) => isText(setting));

describe.each(configs)('the secrets of %s', (program, config) => {
  it('have no default: whoever starts it gives them, or has none', () => {
    const known = secretsOf(config).filter(
      ({ setting }) => setting.safeParse(undefined).data !== undefined,
    );
    expect(known.map(({ name }) => name)).toEqual([]);
  });

  it('are found by their names', () => {
    const isService = program !== 'gateway';
    const names = secretsOf(config).map(({ name }) => name);
    expect(names.includes('S3_SECRET_KEY')).toBe(isService);
  });
});

it('a secret with a default is found', () => {
  const config = z.object({ WEBHOOK_SECRET: z.string().min(8).default('known-to-all') });
  const [found] = secretsOf(config);
  expect(found?.setting.safeParse(undefined).data).toBe('known-to-all');
});

it('what is listed as no secret is there', () => {
  const names = new Set(configs.flatMap(([, { shape }]) => Object.keys(shape)));
  expect(Object.keys(noSecrets).filter((name) => !names.has(name))).toEqual([]);
});
