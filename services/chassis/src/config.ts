import { z } from 'zod';
import { serversOf } from './db/database-servers.ts';

/** Production accepts a limit only within this range. */
interface Range {
  floor: number;
  ceiling: number;
}

const limits = z.registry<Range>();

interface Limit<S extends z.ZodType<number>> {
  default: z.output<S>;
  /** A wider limit would stop no attack. */
  productionCeiling?: number;
  /** Pauses and lengths have a floor instead, since less of them is weaker. */
  productionFloor?: number;
  /** How it is read; a whole number from 1 on where this is left out. */
  of?: S;
}

const positive = z.coerce.number().int().min(1);

/** Production refuses to start where a limit is too wide to protect anything. */
export function limit<S extends z.ZodType<number> = typeof positive>(given: Limit<S>) {
  const read = (given.of ?? positive) as S;
  const setting = read.default(given.default as z.util.NoUndefined<z.output<S>>);
  limits.add(setting, {
    ceiling: given.productionCeiling ?? Infinity,
    floor: given.productionFloor ?? -Infinity,
  });
  return setting;
}

/** Returns undefined for a setting that is no limit. */
export const rangeInProduction = (setting: z.ZodType): Range | undefined => limits.get(setting);

/** Every service reads these from its environment; addresses are URLs, and `PORT` 0 takes any free one. */
export const BaseConfig = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  /** `demo` is a trial with sandboxes, `production` starts with none of them; unset, a service keeps its defaults. */
  SIDEWORK_PROFILE: z.enum(['demo', 'production']).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535),
  /** How long a process that ends goes on serving; longer than its callers keep a connection that they do not use. */
  DRAIN_MS: z.coerce.number().int().min(0).default(5_000),
  /** Traces are sent here by OTLP over HTTP; without it there are none. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
});

const databaseUrl = z
  .string()
  .refine((url) => serversOf(url) !== undefined, 'Must be postgres://user:password@host/database');

const isNatsAddress = (address: string) => URL.parse(address)?.protocol === 'nats:';

/** A service with a schema and events reads these as well. */
export const ServiceConfig = BaseConfig.extend({
  /** Several servers stand by commas, `postgres://user:password@one:5432,two:5432/sidework`: the one that takes writes is used. */
  DATABASE_URL: databaseUrl,
  MIGRATION_DATABASE_URL: databaseUrl.optional(),
  MIGRATIONS_DIR: z.string().min(1),
  /** The address of the broker, or those of its servers, by commas: any of them will do. */
  NATS_URL: z
    .string()
    .refine((list) => list.split(',').every(isNatsAddress), 'Must be nats://host:port, by commas'),
  /** On how many servers of the broker each stream is kept: 3 where three servers are one broker. The migration sees to it. */
  NATS_REPLICAS: z.coerce.number().int().min(1).max(5).default(1),
  NATS_NKEY_SEED: z.string().optional(),
  NATS_ADMIN_NKEY_SEED: z.string().optional(),
  PUBLIC_URL: z.url(),
  /** The files origin: where browsers get what people uploaded. */
  FILES_URL: z.url(),
  /** Identity publishes its keys at these addresses, one of each instance, separated by spaces. */
  JWKS_URL: z
    .string()
    .transform((list) => list.split(' '))
    .pipe(z.array(z.url())),
  JWT_ISSUER: z.url(),
  S3_URL: z.url({ protocol: /^https?$/ }),
  S3_ACCESS_KEY: z.string().min(3),
  S3_SECRET_KEY: z.string().min(8),
  /** The service's own; its key reaches this one and the next, and no other. */
  S3_BUCKET: z.string().min(3),
  /** Services leave files for each other in this bucket, under the id of the event that tells of them. */
  S3_HANDOVER_BUCKET: z.string().min(3).default('handover'),
  /**
   * How much room all that lies in the service's bucket may take, in bytes; what people send is refused from there on. The
   * room of an installation is that of its services together.
   */
  STORED_BYTES: z.coerce
    .number()
    .int()
    .min(1)
    .default(200 * 1024 ** 3),
  /** How many texts of one writer to or of children are refused in an hour, before all of theirs wait. */
  REFUSED_WORDS_PER_HOUR: limit({ default: 10, productionCeiling: 100 }),
  /** The address of clamd as tcp://host:port; without it the built-in scanner decides. */
  CLAMD_URL: z.url({ protocol: /^tcp$/ }).optional(),
  SMTP_URL: z.url(),
  MAIL_FROM: z.string().default('Sidework <hello@sidework.local>'),
});
export type ServiceConfig = z.infer<typeof ServiceConfig>;

/** Thrown by `readConfig`, with every fault of the environment on a line of its own. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Reads the environment through `schema`; stops the boot with all faults at once, never with a secret in them. */
export function readConfig<S extends z.ZodType>(
  schema: S,
  environment: Record<string, string | undefined> = process.env,
): z.infer<S> {
  const result = schema.safeParse(environment);
  const issues = result.success ? faultsInProduction(schema, result.data) : result.error.issues;
  if (result.success && issues.length === 0) return result.data;
  const faults = issues.map(
    (issue) => `  ${issue.path.join('.') || 'environment'}: ${issue.message}`,
  );
  throw new ConfigError(`The configuration has ${faults.length} fault(s):\n${faults.join('\n')}`);
}

/** Says by the name of the variable why production refuses its value; false where it does not. */
export type ProductionFaults = Record<string, string | false>;

/** For a schema's `superRefine`: `faultsOf` is asked in production alone. */
export const inProduction =
  <S extends { SIDEWORK_PROFILE?: string | undefined }>(
    faultsOf: (settings: S) => ProductionFaults,
  ) =>
  (settings: S, context: z.RefinementCtx) => {
    if (settings.SIDEWORK_PROFILE !== 'production') return;
    for (const [name, message] of Object.entries(faultsOf(settings)))
      if (message) context.addIssue({ code: 'custom', path: [name], message });
  };

/** Secrets that stand in a manual, or in this repository. */
const knownSecrets = /^(?:minioadmin|postgres|password|secret|changeme|sidework|admin|guest)?$/i;
const isLocal = (address: unknown) =>
  /^(?:localhost|127\.|\[::1\])/.test(new URL(String(address)).host);

/** All servers of a database have one login. */
const passwordOf = (url: string) => new URL(serversOf(url)?.urls[0] ?? url).password;

/** No process of the platform starts in production with these settings. */
function faultsInProduction(schema: z.ZodType, settings: unknown) {
  const given = settings as Record<string, unknown>;
  if (given.SIDEWORK_PROFILE !== 'production') return [];
  const faults: ProductionFaults = {
    NODE_ENV: given.NODE_ENV !== 'production' && 'Has to be production',
  };
  for (const name of ['PUBLIC_URL', 'FILES_URL'])
    faults[name] =
      name in given &&
      (isLocal(given[name]) || !String(given[name]).startsWith('https:')) &&
      'Has to be an https address that others reach';
  for (const name of ['DATABASE_URL', 'MIGRATION_DATABASE_URL'])
    faults[name] =
      given[name] !== undefined &&
      knownSecrets.test(passwordOf(String(given[name]))) &&
      'Has no password, or one that is known to everybody';
  for (const name of ['S3_ACCESS_KEY', 'S3_SECRET_KEY'])
    faults[name] =
      name in given && knownSecrets.test(String(given[name])) && 'Is known to everybody';
  faults.NATS_NKEY_SEED =
    'NATS_URL' in given && !given.NATS_NKEY_SEED && 'Is needed: anybody could publish without it';
  faults.MAIL_FROM =
    'MAIL_FROM' in given &&
    /\.local>?$/.test(String(given.MAIL_FROM)) &&
    'Has to be an address that can be answered';
  const shape = schema instanceof z.ZodObject ? schema.shape : {};
  faults.CLAMD_URL =
    'CLAMD_URL' in shape &&
    !given.CLAMD_URL &&
    'Is needed: the built-in scanner knows test files only';
  for (const [name, setting] of Object.entries(shape))
    faults[name] ||= outside(limits.get(setting as z.ZodType), given[name]);
  return Object.entries(faults).flatMap(([name, message]) =>
    message ? [{ path: [name], message }] : [],
  );
}

function outside(range: Range | undefined, value: unknown) {
  if (!range) return false;
  if (Number(value) > range.ceiling) return `Is above ${range.ceiling}, which is no limit`;
  return Number(value) < range.floor && `Is below ${range.floor}, which is no limit`;
}
