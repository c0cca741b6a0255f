import { type Dispatcher, Pool } from 'undici';
import { type Answer, readAnswer } from './upstream-answer.ts';

/** One service, at all its addresses; `request` has the shape that reply-from asks of an undici dispatcher. */
export interface Upstream {
  addresses: string[];
  request(options: Dispatcher.DispatchOptions, done: Done): void;
  /** Whether any address answers its liveness. */
  isLive(): Promise<boolean>;
  /** Ends once what is under way has been answered. */
  close(): Promise<void>;
}

type Done = (error: Error | null, answer?: Answer) => void;

interface Address {
  pool: Pool;
  restsUntil: number;
}

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
const repeatable = new Set(['GET', 'HEAD']);

const codeOf = (error: unknown) => (error as { code?: string } | undefined)?.code ?? '';

export const isTimeout = (error: unknown) => timedOut.has(codeOf(error));

/** A write is repeated only where no byte of it can have arrived. */
function mayRepeat(method: string, error: Error): boolean {
  const code = codeOf(error);
  return nothingWasSent.has(code) || (repeatable.has(method) && connectionBroke.has(code));
}

export function openUpstream(addresses: string[], timeout: number): Upstream {
  const all: Address[] = addresses.map((address) => ({
    pool: openPool(address, timeout),
    restsUntil: 0,
  }));
  // A lone address gets a second try: its idle connections may have been closed the moment before.
  const tries = Math.max(2, all.length);
  let turn = 0;

  function nextInTurn(): Address {
    turn = (turn + 1) % all.length;
    return all[turn] as Address;
  }

  function pick(): Address {
    let address = nextInTurn();
    const now = Date.now();
    for (let others = all.length - 1; others > 0 && address.restsUntil > now; others--)
      address = nextInTurn();
    return address;
  }

  function attempt(options: Dispatcher.DispatchOptions, done: Done, left: number) {
    const address = pick();
    const reader = readAnswer((error, answer) => {
      if (!error) return done(null, answer);
      if (nothingWasSent.has(codeOf(error))) address.restsUntil = Date.now() + rest;
      if (left < 2 || !mayRepeat(options.method, error)) return done(error);
      // Not from within: undici is still clearing the connection away that failed.
      setImmediate(attempt, options, done, left - 1);
    });
    address.pool.dispatch(options, reader);
  }

  return {
    addresses,
    request: (options, done) => attempt(options, done, tries),
    async isLive() {
      const answers = await Promise.all(all.map(({ pool }) => answersLiveness(pool)));
      return answers.includes(true);
    },
    async close() {
      await Promise.all(all.map(({ pool }) => pool.close()));
    },
  };
}

function openPool(address: string, timeout: number): Pool {
  return new Pool(address, {
    connections: 128,
    // One at a time: behind a slow request on the same connection a fast one would wait.
    pipelining: 1,
    // Shorter than a service keeps a connection, so that none is used while it is being closed.
    keepAliveTimeout: 4_000,
    keepAliveMaxTimeout: 8_000,
    headersTimeout: timeout,
    bodyTimeout: timeout,
    maxHeaderSize: 16_384,
    connect: { timeout: 2_000 },
  });
}

async function answersLiveness(pool: Pool): Promise<boolean> {
  try {
    const answer = await pool.request({
      method: 'GET',
      path: '/health/live',
      headersTimeout: 2_000,
      bodyTimeout: 2_000,
    });
    await answer.body.dump();
    return answer.statusCode === 200;
  } catch {
    return false;
  }
}
