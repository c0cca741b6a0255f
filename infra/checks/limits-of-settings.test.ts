import { rangeInProduction } from '@sidework/chassis/config';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { programs, settingsOf } from '../local/programs.ts';

/** Numbers that are no limits, each with the reason. */
const noLimits: Record<string, string> = {
  STORED_BYTES: 'Is as much as the store of the operator holds.',
  NATS_REPLICAS: 'Is 1 to 5 by the schema, as the broker takes it.',
  PORT: 'Says where the process listens.',
  FILES_PORT: 'Says where the process listens.',
  DRAIN_MS: 'Says how long a process that ends goes on serving.',
  REQUESTS_PER_CONNECTION: 'Spreads clients over instances; their requests are counted elsewhere.',
  UPSTREAM_TIMEOUT_MS: 'Says how long the gateway waits for our own services.',
  INSPECTION_DAYS: 'Is a term between client and professional, and the schema keeps it to 3 to 30.',
  APPEAL_DAYS: 'Is a term of disputes, and the schema keeps it to 14 at most.',
  GOTRUE_MAILER_OTP_LENGTH: 'Is 6 to 10 by the schema.',
  GOTRUE_SMS_OTP_LENGTH: 'Is 6 to 10 by the schema.',
  GOTRUE_MFA_PHONE_OTP_LENGTH: 'Is 6 to 10 by the schema.',
  GOTRUE_PASSWORD_MIN_LENGTH: 'Is never below the specified length by the schema.',
  GOTRUE_SESSIONS_TIMEBOX: 'Is left out by default: a session then lasts until somebody ends it.',
  GOTRUE_SESSIONS_INACTIVITY_TIMEOUT: 'Is left out by default, as above.',
};

function isNumber(setting: z.core.$ZodType): boolean {
  if (setting instanceof z.ZodDefault || setting instanceof z.ZodOptional)
    return isNumber(setting.def.innerType);
  if (setting instanceof z.ZodPipe) return isNumber(setting.def.out);
  return setting instanceof z.ZodNumber;
}

describe.each(programs)('the settings of $name', (program) => {
  it('that are numbers say what production takes, or why they bound nobody', () => {
    const silent = settingsOf(program)
      .filter(({ setting }) => isNumber(setting))
      .filter(({ name, setting }) => !rangeInProduction(setting) && !(name in noLimits));
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it('start in production as they are', () => {
    for (const { name, setting } of settingsOf(program)) {
      const range = rangeInProduction(setting);
      if (!range) continue;
      expect(range.floor === -Infinity && range.ceiling === Infinity, name).toBe(false);
      expect(setting.parse(undefined), name).toBeGreaterThanOrEqual(range.floor);
      expect(setting.parse(undefined), name).toBeLessThanOrEqual(range.ceiling);
    }
  });
});

it('that are listed as no limits are there', () => {
  const names = new Set(programs.flatMap(({ config }) => Object.keys(config.shape)));
  expect(Object.keys(noLimits).filter((name) => !names.has(name))).toEqual([]);
});
