import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { inject } from 'vitest';
import { migrateSchema } from './migrations.ts';

/* What the test run started, as `infra/checks` provides it. */
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

/** A database of this file's own, from the template that the test run made, migrated by `migrationsDir`. */
export async function testDatabase(schema: string, migrationsDir: string) {
  const server = postgres(inject('postgresUrl'), { max: 1, onnotice: () => {} });
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const urlFor = (role: string) => {
    const url = new URL(inject('postgresUrl'));
    url.username = role;
    url.password = inject('rolePassword');
    url.pathname = `/${name}`;
    return url.href;
  };
  await server.unsafe(`create database ${name} template ${inject('postgresTemplate')}`);
  await server.unsafe(`grant create on database ${name} to ${schema}_owner`);
  await server.end();
  await migrateSchema(urlFor(`${schema}_owner`), schema, migrationsDir);
  return { url: urlFor(schema), ownerUrl: urlFor(`${schema}_owner`) };
}

/** Buckets of this file's own. */
export const testStores = () => ({
  S3_URL: inject('s3Url'),
  S3_ACCESS_KEY: inject('s3AccessKey'),
  S3_SECRET_KEY: inject('s3SecretKey'),
  S3_BUCKET: `test-${randomUUID()}`,
  S3_HANDOVER_BUCKET: `test-${randomUUID()}`,
});
