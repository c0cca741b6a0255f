import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GenericContainer, Wait } from 'testcontainers';
import { startMailbox } from '../local/mailbox/mailbox.ts';
import type { TestServers } from './embedded-servers.ts';

const password = 'test';
const store = { accessKey: 'tests', secretKey: 'test-secret' };

export async function startContainers(): Promise<{
  servers: TestServers;
  stop: () => Promise<void>;
}> {
  const [postgres, nats, minio, mailbox] = await Promise.all([
    new GenericContainer('postgres:17-alpine')
      .withEnvironment({
        POSTGRES_PASSWORD: password,
        POSTGRES_INITDB_ARGS: '--locale-provider=builtin --locale=C.UTF-8',
      })
      .withCommand(['postgres', '-c', 'fsync=off', '-c', 'max_connections=200'])
      .withTmpFs({ '/var/lib/postgresql/data': 'rw' })
      .withExposedPorts(5432)
      .withWaitStrategy(Wait.forLogMessage(/ready to accept connections/, 2))
      .start(),
    new GenericContainer('nats:2-alpine')
      .withCommand(['-js'])
      .withExposedPorts(4222)
      .withWaitStrategy(Wait.forLogMessage(/Server is ready/))
      .start(),
    new GenericContainer('minio/minio')
      .withCommand(['server', '/data'])
      .withEnvironment({
        MINIO_ROOT_USER: store.accessKey,
        MINIO_ROOT_PASSWORD: store.secretKey,
      })
      .withExposedPorts(9000)
      .withWaitStrategy(Wait.forHttp('/minio/health/live', 9000))
      .start(),
    temporaryMailbox(),
  ]);
  const postgresAt = `${postgres.getHost()}:${postgres.getMappedPort(5432)}`;
  return {
    servers: {
      postgresUrl: `postgres://postgres:${password}@${postgresAt}/postgres`,
      postgresTemplate: 'sidework_template',
      rolePassword: password,
      natsUrl: `nats://${nats.getHost()}:${nats.getMappedPort(4222)}`,
      natsAdminSeed: undefined,
      backing: 'testcontainers',
      s3Url: `http://${minio.getHost()}:${minio.getMappedPort(9000)}`,
      s3AccessKey: store.accessKey,
      s3SecretKey: store.secretKey,
      smtpUrl: `smtp://127.0.0.1:${mailbox.smtpPort}`,
      mailboxUrl: `http://127.0.0.1:${mailbox.httpPort}`,
    },
    async stop() {
      await Promise.all([postgres.stop(), nats.stop(), minio.stop(), mailbox.stop()]);
    },
  };
}

async function temporaryMailbox() {
  const folder = await mkdtemp(join(tmpdir(), 'sidework-mailbox-'));
  const mailbox = await startMailbox({ folder, smtpPort: 0, httpPort: 0 });
  return {
    ...mailbox,
    async stop() {
      await mailbox.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
