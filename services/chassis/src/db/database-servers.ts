import postgres from 'postgres';
import { databaseError, isOutOfReach } from '../errors.ts';
import { type Address, databaseSocket } from './lost-connections.ts';

interface Servers {
  /** The address of each, by itself. */
  urls: string[];
  addresses: Address[];
}

const parts = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^/?@]+)(\/[^?]*)?(?:\?(.*))?$/;
const forWriters = ['read-write', 'primary'];

/**
 * Reads `postgres://user:password@one:5432,two:5432/sidework?target_session_attrs=read-write`, as libpq does. A service
 * writes, so of several servers it always wants the one that takes writes. Gives undefined where the address is no such.
 */
export function serversOf(url: string): Servers | undefined {
  const [, login = '', hosts = '', path = '', query = ''] = parts.exec(url) ?? [];
  const options = new URLSearchParams(query);
  const wanted = options.get('target_session_attrs');
  if (wanted !== null && !forWriters.includes(wanted)) return undefined;
  options.delete('target_session_attrs');
  const rest = options.size > 0 ? `?${options}` : '';
  const urls = hosts.split(',').map((host) => `${login}${host}${path}${rest}`);
  if (hosts === '' || !urls.every((each) => URL.canParse(each))) return undefined;
  const addresses = urls.map((each) => {
    const { hostname, port } = new URL(each);
    return { host: [hostname], port: [Number(port) || 5432] };
  });
  return { urls, addresses };
}

/** Seconds in which a server has to answer whether it takes writes. */
const patience = 2;

/**
 * How the driver comes to the database. The driver's own choice among hosts (postgres.js 3.4.9) takes a standby for a
 * server that takes writes, since Postgres 14 tells it more than it asks, and keeps the failures of all hosts to itself.
 */
export function waysTo(url: string) {
  const servers = serversOf(url);
  const first = servers?.urls[0];
  if (!servers || !first) throw new Error('The address of the database cannot be read.');
  if (servers.urls.length === 1) return { url: first, options: databaseSocket() };
  let search: Promise<Address> | undefined;
  // Connections that are opened together ask once; what was found before may have lost its lead since.
  const leader = () => {
    search ??= leaderOf(servers).finally(() => {
      search = undefined;
    });
    return search;
  };
  return { url: first, options: databaseSocket(leader) };
}

/** Asks all at once; the first that takes writes is the leader. */
async function leaderOf({ urls, addresses }: Servers): Promise<Address> {
  const asked = urls.map(async (url, at) => {
    const address = addresses[at];
    if (address && (await takesWrites(url))) return address;
    throw new Error('This server takes no writes.');
  });
  return Promise.any(asked).catch(({ errors }: AggregateError) => {
    const refused = errors.find((error) => databaseError(error));
    throw refused ?? Object.assign(noLeader(), { cause: errors[0] });
  });
}

const noLeader = () =>
  Object.assign(new Error('No server of the database takes writes.'), { code: 'ECONNREFUSED' });

async function takesWrites(url: string): Promise<boolean> {
  const options = { max: 1, connect_timeout: patience, onnotice: () => {} };
  const sql = postgres(url, { ...options, ...databaseSocket() });
  try {
    const [row] = await sql`show transaction_read_only`;
    return row?.transaction_read_only === 'off';
  } catch (error) {
    // One that is away takes none; a wrong password is said.
    if (databaseError(error) && !isOutOfReach(error)) throw error;
    return false;
  } finally {
    await sql.end({ timeout: 1 });
  }
}
