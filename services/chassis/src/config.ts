import { z } from 'zod';

/** What every service is told by its environment; addresses are URLs, `PORT` 0 means any free one. */
export const BaseConfig = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535),
  /** How long a process that ends goes on serving; longer than its callers keep a connection that they do not use. */
  DRAIN_MS: z.coerce.number().int().min(0).default(5_000),
  /** Where traces go to by OTLP over HTTP; without it nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
});

/** What a service with a schema and events is told on top. */
export const ServiceConfig = BaseConfig.extend({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  MIGRATION_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  MIGRATIONS_DIR: z.string().min(1),
  NATS_URL: z.string().min(1),
  NATS_NKEY_SEED: z.string().optional(),
  NATS_ADMIN_NKEY_SEED: z.string().optional(),
  PUBLIC_URL: z.url(),
  /** The files origin: where browsers get what people uploaded. */
  FILES_URL: z.url(),
  /** Where identity publishes its keys; with several instances, the address of each, by spaces. */
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
  /** What one service leaves for another, under the id of the event that tells of it. */
  S3_HANDOVER_BUCKET: z.string().min(3).default('handover'),
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
  if (result.success) return result.data;
  const faults = result.error.issues.map(
    (issue) => `  ${issue.path.join('.') || 'environment'}: ${issue.message}`,
  );
  throw new ConfigError(`The configuration has ${faults.length} fault(s):\n${faults.join('\n')}`);
}
