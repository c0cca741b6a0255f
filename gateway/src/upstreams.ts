import { type Dispatcher, Pool } from 'undici';
import { z } from 'zod';
import { type Call, type Done, isRead, openCall, tooBusy } from './upstream-call.ts';

/** One service, at all its addresses; `request` has the shape that reply-from asks of an undici dispatcher. */
export interface Upstream {
  addresses: string[];
  request(options: Dispatcher.DispatchOptions, done: Done): void;
  /** Whether any address answers its liveness. */
  isLive(): Promise<boolean>;
  /** The parts that its instances report missing while they serve. */
  degraded(): Promise<string[]>;
  /** Ends once what is under way has been answered. */
  close(): Promise<void>;
}

interface Address {
  pool: Pool;
  restsUntil: number;
  /** Requests that are under way or wait for a connection. */
  unanswered: number;
}

const connections = 128;
/**
 * How many more may wait for one of them. A service that stalls then holds a third of the gateway's own connections,
 * and leaves the others to those that answer.
 */
const queued = 512;

const isFull = ({ unanswered }: Address) => unanswered >= connections + queued;

/** How long an address that refused a connection is passed over, in milliseconds. */
const rest = 1_000;

const nothingWasSent = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);
const connectionBroke = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);
const timedOut = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);

const codeOf = (error: unknown) => (error as { code?: string } | undefined)?.code ?? '';

export const isTimeout = (error: unknown) => timedOut.has(codeOf(error));

/** A write is repeated only where no byte of it can have arrived. */
function mayRepeat(method: string, error: Error): boolean {
  const code = codeOf(error);
  return nothingWasSent.has(code) || (isRead(method) && connectionBroke.has(code));
}

export function openUpstream(addresses: string[], timeout: number): Upstream {
  const all: Address[] = addresses.map((address) => ({
    pool: openPool(address, timeout),
    restsUntil: 0,
    unanswered: 0,
  }));
  // A lone address gets a second try: its idle connections may have been closed the moment before.
  const tries = Math.max(2, all.length);
  let turn = 0;

  function nextInTurn(): Address {
    turn = (turn + 1) % all.length;
    return all[turn] as Address;
  }

  /** The next in turn, but for those that are full, were just tried or rest; of these the one that rests least. */
  function pick(tried?: Address): Address {
    const now = Date.now();
    const against = (address: Address) =>
      (isFull(address) ? 4 : 0) + (address === tried ? 2 : 0) + (address.restsUntil > now ? 1 : 0);
    let best = nextInTurn();
    for (let others = all.length - 1; others > 0 && against(best) > 0; others--) {
      const next = nextInTurn();
      const difference = against(next) - against(best);
      if (difference < 0 || (difference === 0 && next.restsUntil < best.restsUntil)) best = next;
    }
    return best;
  }

  function attempt(call: Call, left: number, tried?: Address) {
    const address = pick(tried);
    if (isFull(address)) return call.end(tooBusy());
    address.unanswered++;
    call.attempt(address.pool, (error, answer) => {
      address.unanswered--;
      if (!error) return call.end(null, answer);
      if (nothingWasSent.has(codeOf(error))) address.restsUntil = Date.now() + rest;
      if (call.isOver() || left < 2 || !mayRepeat(call.method, error)) return call.end(error);
      // Not from within: undici is still clearing the connection away that failed.
      setImmediate(attempt, call, left - 1, address);
    });
  }

  return {
    addresses,
    request: (options, done) => attempt(openCall(options, timeout, done), tries),
    async isLive() {
      const answers = await Promise.all(all.map(answersLiveness));
      return answers.includes(true);
    },
    async degraded() {
      const named = await Promise.all(all.map(askDegraded));
      return [...new Set(named.flat())].sort();
    },
    async close() {
      await Promise.all(all.map(({ pool }) => pool.close()));
    },
  };
}

/**
 * Each address has a pool of its own: undici's `BalancedPool` repeats nothing at another address, and its queue has no
 * end (decision 0075).
 */
function openPool(address: string, timeout: number): Pool {
  return new Pool(address, {
    connections,
    // One at a time: behind a slow request on the same connection a fast one would wait.
    pipelining: 1,
    // Shorter than a service keeps a connection, be it by a second that the timer may be late, and than it drains: none
    // is used while it is being closed.
    keepAliveTimeout: 3_000,
    keepAliveMaxTimeout: 3_000,
    // The call's own deadline, which begins earlier.
    headersTimeout: 0,
    bodyTimeout: timeout,
    maxHeaderSize: 16_384,
    connect: { timeout: 2_000 },
  });
}

/** Milliseconds: a service asks its broker and its database for as long as a second each. */
const healthPatience = 2_000;

/** Asks an instance which parts are missing; `isLive` tells an instance that does not answer. */
async function askDegraded({ pool }: Address): Promise<string[]> {
  const signal = AbortSignal.timeout(healthPatience);
  try {
    const { body } = await pool.request({ method: 'GET', path: '/health/ready', signal });
    return Readiness.parse(await body.json()).degraded;
  } catch {
    return [];
  }
}

const Readiness = z.object({ degraded: z.array(z.string()) });

function answersLiveness({ pool }: Address): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = { method: 'GET', path: '/health/live' } as const;
    const call = openCall(asked, 2_000, (error, answer) => {
      answer?.body.destroy();
      resolve(!error && answer?.statusCode === 200);
    });
    call.attempt(pool, call.end);
  });
}
