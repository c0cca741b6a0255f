import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { limit, readConfig, ServiceConfig } from './config.ts';

it('stops the boot with all faults of the environment at once, and without its secrets', () => {
  const environment = { PORT: 'many', DATABASE_URL: 'postgres://u:hunter2@x/y', JWKS_URL: 'x' };
  const read = () => readConfig(ServiceConfig, environment);
  expect(read).toThrow(/fault\(s\)/);
  for (const name of ['PORT', 'JWKS_URL', 'NATS_URL', 'PUBLIC_URL', 'SMTP_URL', 'MIGRATIONS_DIR'])
    expect(read).toThrow(name);
  expect(read).not.toThrow('hunter2');
});

describe('the profile "production"', () => {
  const good = {
    SIDEWORK_PROFILE: 'production',
    PORT: '1',
    DATABASE_URL: 'postgres://marketplace:Zq81xL@db.example/sidework',
    MIGRATIONS_DIR: '/m',
    NATS_URL: 'nats://nats.example',
    NATS_NKEY_SEED: 'SU',
    PUBLIC_URL: 'https://sidework.example',
    FILES_URL: 'https://files.example',
    JWKS_URL: 'http://identity:8080/jwks.json',
    JWT_ISSUER: 'https://sidework.example/auth/v1',
    S3_URL: 'http://minio:9000',
    S3_ACCESS_KEY: 'marketplace',
    S3_SECRET_KEY: 'd1Kx9qLw',
    S3_BUCKET: 'marketplace',
    CLAMD_URL: 'tcp://clamd:3310',
    SMTP_URL: 'smtp://mail.example',
    MAIL_FROM: 'Sidework <hello@sidework.example>',
  };
  const refusal = (given: Record<string, string | undefined>) => {
    try {
      readConfig(ServiceConfig, { ...good, ...given });
      return [];
    } catch (error) {
      return [...(error as Error).message.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name);
    }
  };

  it('starts with what is its own', () => {
    expect(refusal({})).toEqual([]);
  });

  it.each([
    ['NODE_ENV', 'development'],
    ['PUBLIC_URL', 'http://sidework.example'],
    ['PUBLIC_URL', 'https://localhost:8080'],
    ['FILES_URL', 'http://files.example'],
    ['DATABASE_URL', 'postgres://marketplace@db/sidework'],
    ['DATABASE_URL', 'postgres://marketplace:postgres@db/sidework'],
    ['MIGRATION_DATABASE_URL', 'postgres://owner:password@db/sidework'],
    ['S3_SECRET_KEY', 'minioadmin'],
    ['NATS_NKEY_SEED', undefined],
    ['CLAMD_URL', undefined],
    ['MAIL_FROM', undefined],
  ])('names %s=%s, and takes it in another', (name, value) => {
    expect(refusal({ [name]: value })).toEqual([name]);
    expect(refusal({ [name]: value, SIDEWORK_PROFILE: 'demo' })).toEqual([]);
    expect(refusal({ [name]: value, SIDEWORK_PROFILE: undefined })).toEqual([]);
  });

  it('names all at once, and no secret', () => {
    const faults = { S3_SECRET_KEY: 'minioadmin', PUBLIC_URL: 'http://localhost:8080' };
    expect(refusal(faults)).toEqual(['PUBLIC_URL', 'S3_SECRET_KEY']);
    expect(() => readConfig(ServiceConfig, { ...good, ...faults })).not.toThrow(/minioadmin/);
  });

  it.each([
    ['TRIES', '31'],
    ['PAUSE', '9'],
    ['CLAMD_URL', undefined],
  ])('names %s=%s, which bounds nobody', (name, value) => {
    const schema = ServiceConfig.extend({
      TRIES: limit({ default: 10, productionCeiling: 30 }),
      PAUSE: limit({ default: 60, productionFloor: 10 }),
      CLAMD_URL: z.url().optional(),
    });
    const sound = { ...good, TRIES: '30', PAUSE: '10', CLAMD_URL: 'tcp://clamd:3310' };
    expect(() => readConfig(schema, sound)).not.toThrow();
    const faulty = { ...sound, [name]: value };
    expect(() => readConfig(schema, faulty)).toThrow(new RegExp(`1 fault.*\\n {2}${name}:`));
    expect(() => readConfig(schema, { ...faulty, SIDEWORK_PROFILE: 'demo' })).not.toThrow();
  });
});

describe('the address of the broker', () => {
  const { NATS_URL } = ServiceConfig.shape;

  it.each([
    ['nats://nats:4222', true],
    ['nats://nats-0.nats:4222,nats://nats-1.nats:4222', true],
    ['nats-0.nats:4222,nats-1.nats:4222', false],
    ['nats://nats-0.nats:4222,', false],
    ['', false],
  ])('%s is taken: %s', (given, isTaken) => {
    expect(NATS_URL.safeParse(given).success).toBe(isTaken);
  });
});
