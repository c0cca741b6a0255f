import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { programs, secretsOf } from '../local/programs.ts';

describe.each(programs)('the secrets of $name', (program) => {
  it('have no default: whoever starts it gives them, or has none', () => {
    const known = secretsOf(program).filter(
      ({ setting }) => setting.safeParse(undefined).data !== undefined,
    );
    expect(known.map(({ name }) => name)).toEqual([]);
  });

  it('are found by their names', () => {
    const isService = program.name !== 'gateway';
    const names = secretsOf(program).map(({ name }) => name);
    expect(names.includes('S3_SECRET_KEY')).toBe(isService);
  });
});

it('a secret with a default is found', () => {
  const config = z.object({ WEBHOOK_SECRET: z.string().min(8).default('known-to-all') });
  const [found] = secretsOf({ config });
  expect(found?.setting.safeParse(undefined).data).toBe('known-to-all');
});

it('a rule about passwords is none', () => {
  const config = z.object({ PASSWORD_REQUIRED_CHARACTERS: z.string().default('abc:123') });
  expect(secretsOf({ config })).toEqual([]);
});
