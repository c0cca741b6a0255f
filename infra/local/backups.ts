import postgres from 'postgres';
import type { Source } from '../backup/backup.ts';
import { handoverBucket, storeAccountsOf } from './accounts.ts';
import type { Home } from './home.ts';
import { type PostgresServer, superuserUrl } from './postgres.ts';
import type { Installation } from './processes.ts';

/** The files of an installation that a backup holds, by their names in it. */
export const filesOf = (home: Home): Record<string, string> => ({
  'secrets.json': home.secrets,
  'demo-loaded': home.demoMarker,
});

/** Each bucket once: the one that all services share comes with the first. */
export function storesOf({ ports, secrets }: Installation): Source['stores'] {
  return storeAccountsOf(secrets).map(({ accessKey, secretKey }, at) => ({
    url: `http://127.0.0.1:${ports.objects}`,
    accessKey,
    secretKey,
    names: at === 0 ? [accessKey, handoverBucket] : [accessKey],
  }));
}

/** Opens what a backup is made of, and closes it again. */
export async function withSource<T>(
  installation: Installation,
  server: PostgresServer,
  work: (source: Source) => Promise<T>,
): Promise<T> {
  const sql = postgres(superuserUrl(server), {
    max: 1,
    connect_timeout: 5,
    // One connection from the start of the copy to its end, however long that takes.
    max_lifetime: null,
    onnotice: () => {},
  });
  try {
    return await work({
      database: { sql, dataDir: server.dataDir },
      files: filesOf(installation.home),
      stores: storesOf(installation),
    });
  } finally {
    await sql.end({ timeout: 1 });
  }
}
