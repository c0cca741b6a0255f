import { z } from 'zod';
import { type Program, programs } from '../local/programs.ts';
import type { Size } from './sizes.ts';

const hostname = z
  .string()
  .regex(
    /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{1,62}$/,
    'Has to be a name like sidework.example.com, in small letters',
  );

/** The cluster asks this of its operator beside the settings of the services. */
export const Values = z.object({
  SIDEWORK_DOMAIN: hostname,
  SIDEWORK_FILES_DOMAIN: hostname.optional(),
  MAIL_FROM: z.string().min(3),
  /** The images lie here, as `<IMAGES>/sidework-<name>:<TAG>`. */
  IMAGES: z.string().regex(/^[a-z0-9][a-z0-9.:/_-]*[a-z0-9]$/, 'Has to be a registry and a folder'),
  TAG: z.string().regex(/^[a-z0-9][a-z0-9.-]{0,40}$/, 'Has to be small letters, digits, . and -'),
  /** Any store that speaks S3; each service has a bucket there, `<S3_BUCKET_PREFIX><name>`. */
  S3_URL: z.url({ protocol: /^https?$/ }),
  S3_BUCKET_PREFIX: z
    .string()
    .regex(/^[a-z0-9-]*$/)
    .default(''),
  /** The network of the store where that is a private one: public addresses alone are reached otherwise. */
  S3_NETWORK: z.cidrv4().optional(),
  BACKUP_TO: z.string().regex(/^s3:\/\/[a-z0-9.-]+(\/[\w./-]*)?$/, 'Has to be s3://bucket/folder'),
  INGRESS_CLASS: z.string().default('traefik'),
  /** The namespace in which the ingress controller runs. */
  INGRESS_NAMESPACE: z.string().default('kube-system'),
  /** The networks of its pods, by commas: what they say of a visitor's address is believed. */
  TRUSTED_PROXIES: z.string().default('10.42.0.0/16'),
  /** An issuer of cert-manager. */
  CLUSTER_ISSUER: z.string().default('letsencrypt'),
  STORAGE_CLASS: z.string().optional(),
});
export type Values = z.infer<typeof Values>;

/** The operator's settings by name: values, and settings of services. */
export type Given = Record<string, string>;

/** From this all manifests follow. */
export interface Plan {
  values: Values;
  size: Size;
  given: Given;
  /** The services and the gateway. */
  programs: Program[];
}

/** Throws where a value is missing or wrong, or no program reads a name, and says which. */
export function planOf(given: Given, size: Size): Plan {
  const read = Values.safeParse(given);
  const wrong = (read.error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );
  const known = [Values, ...programs.map(({ config }) => config)].flatMap(({ shape }) =>
    Object.keys(shape),
  );
  const unread = Object.keys(given)
    .filter((name) => !known.includes(name) && !secretsOfBackups.includes(name))
    .map((name) => `${name}: Nobody reads a setting of this name`);
  const faults = [...wrong, ...unread];
  if (read.data && faults.length === 0) return { values: read.data, size, given, programs };
  throw new Error(`The settings have ${faults.length} fault(s):\n  ${faults.join('\n  ')}`);
}

/** The keys by which Postgres reaches the folder of its backups. */
export const secretsOfBackups = ['BACKUP_ACCESS_KEY', 'BACKUP_SECRET_KEY'];

/** For tests, and to look at what is rendered. */
export const example: Given = {
  SIDEWORK_DOMAIN: 'sidework.example.com',
  MAIL_FROM: 'Sidework <hello@sidework.example.com>',
  IMAGES: 'registry.example.com/sidework',
  TAG: '0.1.0',
  S3_URL: 'https://s3.example.com',
  BACKUP_TO: 's3://sidework-backups/postgres',
};
