import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { openDatabase } from '@sidework/chassis/db/db';
import { migrateSchema } from '@sidework/chassis/db/migrations';
import { createLogger } from '@sidework/chassis/operations/logger';
import { buildService, type Running } from '@sidework/chassis/service';
import { identity } from '../app.ts';
import { NamedConfig } from '../config.ts';
import { allowBrowsers } from './allow-browsers.ts';

const migrations = join(import.meta.dirname, '../../migrations');

/** Runs identity alone: without a broker, mail delivery and file store. */
export async function serve(settings: Record<string, unknown>, url: string): Promise<Running> {
  const nowhere = '127.0.0.1:1';
  const config = NamedConfig.parse({
    DATABASE_URL: url,
    MIGRATIONS_DIR: migrations,
    NATS_URL: `nats://${nowhere}`,
    SMTP_URL: `smtp://${nowhere}`,
    FILES_URL: `http://${nowhere}`,
    S3_URL: `http://${nowhere}`,
    S3_ACCESS_KEY: 'none',
    S3_SECRET_KEY: 'without-one',
    S3_BUCKET: identity.name,
    JWKS_URL: `http://${nowhere}`,
    // Only main and asymmetric have keys, and they are given.
    SIGNING_KEYS_FILE: 'none',
    PASSWORD_PEPPER: randomBytes(32).toString('hex'),
    ...settings,
  });
  await migrateSchema(url, 'identity', migrations);
  const service = {
    ...identity,
    routes(...[app, deps]: Parameters<typeof identity.routes>) {
      allowBrowsers(app);
      identity.routes(app, deps);
    },
  };
  const running = await buildService(service, config, {
    database: openDatabase(url, identity.name),
    log: createLogger(identity.name, config.LOG_LEVEL),
  });
  // Both loopback addresses: browsers try ::1 first where "localhost" has it.
  await running.app
    .listen({ host: 'localhost', port: config.PORT })
    .catch((error: unknown) => running.close().then(() => Promise.reject(error)));
  return running;
}
