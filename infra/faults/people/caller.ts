import { setTimeout as sleep } from 'node:timers/promises';

export type Json = Record<string, unknown>;

export interface Request {
  method: string;
  path: string;
  token?: string | undefined;
  key?: string;
  body?: Json;
}

export interface Answer {
  status: number;
  body: Json;
  replayed: boolean;
}

/** The outcome of one attempt; it has no status where the connection broke or no answer came in time. */
interface Attempt {
  status: number | undefined;
  answer: Answer | undefined;
  milliseconds: number;
}

export interface CallerEvents {
  /** One attempt came to its end. */
  attempted(what: string, milliseconds: number): void;
  /** An attempt that will be made again. */
  repeated(): void;
  /** A definite answer, and how long the caller waited for it over all attempts. */
  answered(request: Request, milliseconds: number): void;
  /** An answer that no fault excuses. */
  wrong(what: string): void;
}

/** After this a request that is not answered hangs: the gateway itself gives up after 15 s. */
const hangsAfter = 17_000;
const patience = 120_000;

/** A caller with one of these answers comes again, because nothing was decided. */
function isPassing({ status, body }: Answer): boolean {
  const passing = ['idempotency_in_flight', 'account_not_ready'];
  return status >= 500 || status === 429 || (status === 409 && passing.includes(String(body.code)));
}

/** Calls as a patient client: the same request again, with the same key, until its answer is definite. */
export function callerAt(url: string | (() => string), events: CallerEvents) {
  async function attempt({ method, path, token, key, body }: Request): Promise<Attempt> {
    const started = performance.now();
    const headers = {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
    };
    try {
      const response = await fetch(new URL(path, typeof url === 'string' ? url : url()), {
        method,
        headers,
        signal: AbortSignal.timeout(hangsAfter),
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      const answer = {
        status: response.status,
        body: (text ? JSON.parse(text) : {}) as Json,
        replayed: response.headers.get('idempotent-replayed') === 'true',
      };
      return { status: response.status, answer, milliseconds: performance.now() - started };
    } catch {
      return { status: undefined, answer: undefined, milliseconds: performance.now() - started };
    }
  }

  function judge({ method, path }: Request, { status, answer, milliseconds }: Attempt): void {
    const where = placeOf({ method, path });
    if (milliseconds >= hangsAfter) events.wrong(`${where} hung`);
    // An outage is told as one: 503 or, where the service may yet do it, 504.
    if (status !== undefined && status >= 500 && status !== 503 && status !== 504)
      events.wrong(`${where} → ${status} ${answer?.body.code}`);
  }

  return async function call(request: Request, within = patience): Promise<Answer> {
    const started = performance.now();
    for (let tries = 1; ; tries += 1) {
      const made = await attempt(request);
      events.attempted(`${placeOf(request)} → ${made.status ?? 'nothing'}`, made.milliseconds);
      judge(request, made);
      if (made.answer && !isPassing(made.answer)) {
        events.answered(request, performance.now() - started);
        return made.answer;
      }
      if (performance.now() - started > within)
        throw new Error(
          `${request.method} ${request.path} got no definite answer in ${within / 1000} s ` +
            `and ${tries} tries; the last was ${made.status} ${made.answer?.body.code}.`,
        );
      events.repeated();
      await sleep(Math.min(100 * tries, 500));
    }
  };
}

export type Call = ReturnType<typeof callerAt>;

/** The endpoint of a request, without what differs from one to the next. */
export const placeOf = ({ method, path }: Pick<Request, 'method' | 'path'>) =>
  `${method} ${path.replace(/[0-9a-f-]{36}/g, ':id').replace(/\?.*/, '')}`;

export function refusal(
  request: Pick<Request, 'method' | 'path'>,
  { status, body }: Answer,
): Error {
  return new Error(`${placeOf(request)} was refused: ${status} ${body.code} ${body.message}`);
}
