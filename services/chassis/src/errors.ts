import { type ProblemCode, problems } from '@sidework/contracts/problems';

const statuses = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  stale: 412,
  'too-large': 413,
  unprocessable: 422,
  'too-many': 429,
  unavailable: 503,
} as const;

export type Kind = keyof typeof statuses;
export type Fields = Record<string, string>;

/** A refusal: known to the caller, safe to show, not a bug. */
export class AppError extends Error {
  override name = 'AppError';
  readonly kind: Kind;
  readonly code: ProblemCode;
  readonly fields: Fields | undefined;
  /** Not readonly: Fastify assigns it again where a validation refuses. */
  statusCode: number;
  /** When to try again, where that is known; sent as `Retry-After`. */
  retryAfterSeconds?: number;

  constructor(kind: Kind, code: ProblemCode, message: string, fields?: Fields) {
    super(message);
    this.kind = kind;
    this.code = code;
    this.fields = fields;
    this.statusCode = statuses[kind];
  }
}

/** Makes the makers; the message is the catalogue's unless one that knows more is given. */
const maker =
  (kind: Kind) =>
  (code: ProblemCode, message: string = problems[code], fields?: Fields) =>
    new AppError(kind, code, message, fields);

/** The input makes no sense (most is caught by the contract). */
export const invalid = maker('invalid');
/** No valid session. */
export const unauthenticated = maker('unauthenticated');
/** Known, not allowed. */
export const forbidden = maker('forbidden');
/** Absent, or not the caller's to know of. */
export const notFound = maker('not-found');
/** True input, wrong moment. */
export const conflict = maker('conflict');
/** The row changed since the caller read it. */
export const stale = maker('stale');
/** Well-formed, but it contradicts facts. */
export const unprocessable = maker('unprocessable');
/** Slow down. */
export const tooMany = maker('too-many');
/** The same, until so many seconds have passed. */
export const tooManyFor = (seconds: number, code: ProblemCode) =>
  Object.assign(tooMany(code), { retryAfterSeconds: seconds });
/** Something this depends on does not answer. */
export const unavailable = maker('unavailable');
/** The same, likely until so many seconds have passed. */
export const unavailableFor = (seconds: number, code: ProblemCode) =>
  Object.assign(unavailable(code), { retryAfterSeconds: seconds });

interface DatabaseError {
  code: string;
  message: string;
  constraint_name?: string;
  table_name?: string;
}

/** The driver's error behind `error`, where there is one; drizzle wraps it as a cause. */
export function databaseError(error: unknown): DatabaseError | undefined {
  for (let at = error; at instanceof Error; at = at.cause)
    if (at.name === 'PostgresError') return at as unknown as DatabaseError;
  return undefined;
}

/** The driver, the socket and a server that is shutting down report an unreachable database with these codes. */
const outOfReach =
  /^(CONNECTION_(CLOSED|ENDED|DESTROYED)|CONNECT_TIMEOUT|ECONNREFUSED|ECONNRESET|EPIPE|57P0[1-5]|08...)$/;

/** Whether the database went away, wherever in the chain of causes it is said. */
export function isOutOfReach(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause)
    if ('code' in at && outOfReach.test(String(at.code))) return true;
  return false;
}

const passing = new Set(['53100', '40001', '40P01', '53300', '55P03', '57014', '25P03', '25P04']);

/** Whether a later try of the very same could succeed: the database is away, or had no room or patience just now. */
export function isPassing(error: unknown): boolean {
  return isOutOfReach(error) || passing.has(databaseError(error)?.code ?? '');
}

/**
 * Translates a refusal of the database into the specification's words (section 8), and returns any other error
 * unchanged.
 */
export function translateDatabaseError(error: unknown): unknown {
  // Its cause may say of something else than the database that it does not answer.
  if (error instanceof AppError) return error;
  if (isOutOfReach(error)) return unavailableFor(1, 'unavailable');
  const refusal = databaseError(error);
  switch (refusal?.code) {
    // Null characters and halves of surrogate pairs: JSON can carry them, Postgres cannot.
    case '22021':
    case '22P05':
      return invalid('invalid_input');
    case '22P02':
      return refusal.message.includes('type json') ? invalid('invalid_input') : error;
    case '23503':
      return conflict('related_data');
    case '23505':
      return conflict('already_exists');
    case '23514':
      return unprocessable('requirements_not_met');
    case '42501':
      return forbidden('permission_denied');
    case '53100':
      return unavailable('storage_full');
    case '40001':
    case '40P01':
    case '55P03':
    case '57014':
    case '53300':
      return unavailableFor(1, 'unavailable');
    default:
      return error;
  }
}
