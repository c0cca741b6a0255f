import type { BaseDeps } from '../base-deps.ts';
import type { ServiceConfig } from '../config.ts';
import { type Database, databaseClock, openDatabase } from '../db/db.ts';
import { isOutOfReach } from '../errors.ts';
import type { AnyConsumer } from '../events/consumer.ts';
import { redrive } from '../events/redrive.ts';
import { CommandError } from '../refused-command.ts';

/** A command gets the service's database and settings, without a server or a broker. */
export type CommandDeps = Pick<BaseDeps, 'db' | 'now' | 'config'>;

/** One command of a service's own command line, beside those that every service has. */
export type Command = (deps: CommandDeps, args: string[]) => Promise<void>;

interface Commanded {
  name: string;
  consumers: AnyConsumer[];
  commands?: Record<string, Command>;
}

const ofEveryService = ['serve', 'migrate', 'describe', 'redrive'];

/** Runs a command on the database of `service`, whether or not the service runs. */
export async function runCommand(
  service: Commanded,
  config: ServiceConfig,
  [name = '', ...args]: string[],
): Promise<void> {
  const own = service.commands?.[name];
  if (!own && name !== 'redrive') {
    const known = [...ofEveryService, ...Object.keys(service.commands ?? {})];
    throw new CommandError(`There is no command "${name}": ${known.join(', ')}.`);
  }
  const database = openDatabase(config.DATABASE_URL, `${service.name} ${name}`, { max: 2 });
  try {
    if (own) await runOwn(own, database, config, args);
    else await redriveAndTell(service, database, args[0]);
  } catch (error) {
    if (isOutOfReach(error)) throw new CommandError('The database does not answer.');
    throw error;
  } finally {
    await database.close();
  }
}

async function runOwn(command: Command, { db }: Database, config: ServiceConfig, args: string[]) {
  const clock = await databaseClock(db);
  try {
    await command({ db, now: clock.now, config }, args);
  } finally {
    clock.stop();
  }
}

async function redriveAndTell(
  { name, consumers }: Commanded,
  database: Database,
  only: string | undefined,
) {
  const { handled, failed, orphaned } = await redrive({ database, consumers }, only);
  console.log(`${name}: ${handled} handled, ${failed} failed again.`);
  if (orphaned > 0) console.log(`${name}: ${orphaned} are of consumers that are no more.`);
  if (failed > 0) process.exitCode = 1;
}
