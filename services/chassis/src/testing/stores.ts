import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { inject } from 'vitest';
import { migratedTemplate } from './migrated.ts';

/* The test run started these servers, as `infra/checks` provides them. */
declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    postgresTemplate: string;
    rolePassword: string;
    natsUrl: string;
    s3Url: string;
    s3AccessKey: string;
    s3SecretKey: string;
    smtpUrl: string;
    mailboxUrl: string;
  }
}

/** A database of this file's own, migrated by `migrationsDir`. */
export async function testDatabase(schema: string, migrationsDir: string) {
  const server = postgres(inject('postgresUrl'), { max: 1, onnotice: () => {} });
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const urlOf = (role: string, database: string) => {
    const url = new URL(inject('postgresUrl'));
    url.username = role;
    url.password = inject('rolePassword');
    url.pathname = `/${database}`;
    return url.href;
  };
  const owner = `${schema}_owner`;
  const template = await migratedTemplate({
    server,
    schema,
    migrationsDir,
    template: inject('postgresTemplate'),
    ownerUrlOf: (database) => urlOf(owner, database),
  });
  await server`create database ${server(name)} template ${server(template)}`;
  // The privileges of a database are not copied with it.
  await server`grant create on database ${server(name)} to ${server(owner)}`;
  await server.end();
  return { url: urlOf(schema, name), ownerUrl: urlOf(owner, name) };
}

/** Buckets of this file's own. */
export const testStores = () => ({
  S3_URL: inject('s3Url'),
  S3_ACCESS_KEY: inject('s3AccessKey'),
  S3_SECRET_KEY: inject('s3SecretKey'),
  S3_BUCKET: `test-${randomUUID()}`,
  S3_HANDOVER_BUCKET: `test-${randomUUID()}`,
});
