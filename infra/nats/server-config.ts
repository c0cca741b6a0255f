import type { Permissions } from './permissions.ts';

export interface NatsServer {
  port: number;
  host: string;
  storeDir: string;
  /** The server tells its own state at this port to its machine; nowhere by default. */
  healthPort?: number;
  version: [major: number, minor: number];
  adminKey: string;
  services: { key: string; permissions: Permissions }[];
}

/** A configuration file of nats-server, in which JSON is a way to write. */
export function natsConfig(server: NatsServer): string {
  const [major, minor] = server.version;
  const knowsSyncInterval = major > 2 || (major === 2 && minor >= 10);
  const config = {
    server_name: 'sidework',
    listen: `${server.host}:${server.port}`,
    ...(server.healthPort && { http: `127.0.0.1:${server.healthPort}` }),
    max_payload: 64 * 1024,
    max_connections: 200,
    write_deadline: '5s',
    ping_interval: '20s',
    jetstream: {
      store_dir: server.storeDir,
      max_memory_store: 64 * 1024 * 1024,
      // Each stream reserves a gigabyte of it, which is a bound and not an allocation.
      max_file_store: 16 * 1024 * 1024 * 1024,
      ...(knowsSyncInterval && { sync_interval: 'always' }),
    },
    authorization: {
      users: [
        { nkey: server.adminKey },
        ...server.services.map(({ key, permissions }) => ({
          nkey: key,
          permissions: {
            publish: { allow: permissions.publish },
            subscribe: { allow: permissions.subscribe },
          },
        })),
      ],
    },
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
