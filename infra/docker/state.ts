import { join } from 'node:path';
import { homeAt } from '../local/home.ts';
import { filledOf, type Kept } from '../local/lost-state.ts';
import { openSecrets, type Secrets } from '../local/secrets.ts';
import { services } from '../local/services.ts';

/** Each a volume; but for `home`, which stays with the jobs, the container of that name has it too. */
export const stateFolders = [
  'home',
  'postgres',
  'nats',
  'minio',
  'minio-setup',
  'mailpit',
  ...services.map(({ name }) => name),
];

/** The files of Postgres, in the jobs that mount them. */
export const databaseFolder = '/state/database';

export const stateOf = (name: string) => join('/state', name);

export const home = homeAt(stateOf('home'));

/** Each job sees the volumes that it mounts. */
const keptInVolumes: Kept = {
  find: () => filledOf([stateOf('postgres'), join(stateOf('minio'), 'data'), stateOf('nats')]),
  reset: 'docker compose down --volumes',
};

export function secretsOfAll(): Promise<Secrets> {
  return openSecrets(
    home,
    services.map(({ name }) => name),
    keptInVolumes,
  );
}
