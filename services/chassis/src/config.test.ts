import { expect, it } from 'vitest';
import { readConfig, ServiceConfig } from './config.ts';

it('stops the boot with all faults of the environment at once, and without its secrets', () => {
  const environment = { PORT: 'many', DATABASE_URL: 'postgres://u:hunter2@x/y', JWKS_URL: 'x' };
  const read = () => readConfig(ServiceConfig, environment);
  expect(read).toThrow(/fault\(s\)/);
  for (const name of ['PORT', 'JWKS_URL', 'NATS_URL', 'PUBLIC_URL', 'SMTP_URL', 'MIGRATIONS_DIR'])
    expect(read).toThrow(name);
  expect(read).not.toThrow('hunter2');
});
