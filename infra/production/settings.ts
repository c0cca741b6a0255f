import { ConfigError, readConfig } from '@sidework/chassis/config';
import type { z } from 'zod';
import { Config as BusinessTools } from '../../services/business-tools/src/config.ts';
import { Config as ClientServices } from '../../services/client-services/src/config.ts';
import { Config as EducationEvents } from '../../services/education-events/src/config.ts';
import { Config as Identity } from '../../services/identity/src/config.ts';
import { Config as Marketplace } from '../../services/marketplace/src/config.ts';
import { Config as NetworkChat } from '../../services/network-chat/src/config.ts';
import { watchFaults } from './watch.ts';

/** The operator's settings by name, as `production.env` has them. */
export type Settings = Record<string, string>;

const configs: Record<string, z.ZodObject> = {
  identity: Identity,
  marketplace: Marketplace,
  'network-chat': NetworkChat,
  'client-services': ClientServices,
  'education-events': EducationEvents,
  'business-tools': BusinessTools,
};

interface Question {
  name: string;
  ask: string;
  example: string;
  /** Why an answer cannot be right, where it cannot. */
  fault(answer: string): string | false;
  /** Taken where nothing is answered. */
  otherwise?: (settings: Settings) => string;
}

const isDomain = (given: string) =>
  /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{1,62}$/.test(given);
const isAddress = (given: string) => /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(given);
const domainFault = (given: string) =>
  !isDomain(given) && 'Has to be a name like sidework.example.com, in small letters';

/** The settings that have no right default, in the order of their questions. */
export const questions: Question[] = [
  {
    name: 'SIDEWORK_DOMAIN',
    ask: 'The name of the site',
    example: 'sidework.example.com',
    fault: domainFault,
  },
  {
    name: 'SIDEWORK_FILES_DOMAIN',
    ask: 'A second name, for what people upload',
    example: 'files.sidework.example.com',
    otherwise: ({ SIDEWORK_DOMAIN }) => `files.${SIDEWORK_DOMAIN}`,
    fault: domainFault,
  },
  {
    name: 'OPERATOR_EMAIL',
    ask: 'Your e-mail address, for the certificate authority and for a trial mail',
    example: 'ada@example.com',
    fault: (given) => !isAddress(given) && 'Has to be an e-mail address',
  },
  {
    name: 'MAIL_FROM',
    ask: 'The sender of all mails',
    example: 'Sidework <hello@sidework.example.com>',
    otherwise: ({ SIDEWORK_DOMAIN }) => `Sidework <hello@${SIDEWORK_DOMAIN}>`,
    fault: (given) =>
      !isAddress(/<(.*)>$/.exec(given)?.[1] ?? given) &&
      'Has to be an address, or a name with an address in <>',
  },
  {
    name: 'SMTP_URL',
    ask: 'Your mail server, with the port 465, or as smtp:// with 587',
    example: 'smtps://user:password@mail.example.com:465',
    fault: (given) =>
      (!/^smtps?:$/.test(URL.parse(given)?.protocol ?? '') &&
        'Has to begin with smtp:// or smtps://') ||
      (/^(mailpit|localhost|127\.)/.test(URL.parse(given)?.hostname ?? '') &&
        'Is a mailbox of the trial, which delivers nothing'),
  },
  {
    name: 'BACKUP_TO',
    ask: 'A folder for backups, on another disk, or "none"',
    example: '/mnt/backups',
    fault: (given) =>
      given !== 'none' && !given.startsWith('/') && 'Has to begin with a slash, or be "none"',
  },
  {
    name: 'STRIPE_SECRET_KEY',
    ask: "Stripe's secret key",
    example: 'sk_live_of_your_account',
    fault: (given) => !/^[sr]k_/.test(given) && 'Has to begin with sk_live_ or rk_live_',
  },
  {
    name: 'STRIPE_WEBHOOK_SECRET',
    ask: "The signing secret of Stripe's webhook",
    example: 'whsec_of_your_webhook',
    fault: (given) => !given.startsWith('whsec_') && 'Has to begin with whsec_',
  },
];

/** The machine reads these itself, and no service does. */
const ofTheMachine = [
  'TLS_ISSUER',
  'SIDEWORK_EDGE_SUBNET',
  'BACKUP_EVERY',
  'BACKUP_DAYS',
  'BACKUP_WEEKS',
  'WATCH',
  'WATCH_PASSWORD',
];

/** A business sets this for all of its services, with the operator's own settings over it. */
export function businessSettings(settings: Settings): Settings {
  return {
    SIDEWORK_PROFILE: 'production',
    LOG_LEVEL: 'info',
    PUBLIC_URL: `https://${settings.SIDEWORK_DOMAIN}`,
    FILES_URL: `https://${settings.SIDEWORK_FILES_DOMAIN}`,
    JWT_ISSUER: `https://${settings.SIDEWORK_DOMAIN}/auth/v1`,
    CLAMD_URL: 'tcp://clamav:3310',
    GOTRUE_MAILER_AUTOCONFIRM: 'false',
    CARD_CHECK: 'off',
    PAYMENT_PROVIDER: 'stripe',
    ...settings,
  };
}

/** Gives each service its part of the settings: those that its own schema reads. */
export function serviceEnvironments(settings: Settings): Record<string, Record<string, string>> {
  const given = businessSettings(settings);
  return Object.fromEntries(
    Object.entries(configs).map(([service, { shape }]) => [
      service,
      Object.fromEntries(Object.entries(given).filter(([name]) => name in shape)),
    ]),
  );
}

/** The containers make these for themselves, so any value that the schemas take stands for them here. */
const madeByContainers = {
  NODE_ENV: 'production',
  PORT: '8080',
  DATABASE_URL: 'postgres://made:by-the-first-start@postgres/sidework',
  MIGRATIONS_DIR: '/app/migrations',
  NATS_URL: 'nats://nats:4222',
  NATS_NKEY_SEED: 'made by the first start',
  JWKS_URL: 'http://identity:8080/.well-known/jwks.json',
  S3_URL: 'http://minio:9000',
  S3_ACCESS_KEY: 'made-by-the-first-start',
  S3_SECRET_KEY: 'made-by-the-first-start',
  S3_BUCKET: 'made-by-the-first-start',
  SIGNING_KEYS_FILE: '/run/sidework/signing-keys.json',
  PASSWORD_PEPPER: 'made by the first start, and kept with its secrets',
};

/** Says by name what is missing, unknown or too weak; the services' own refusals are among it. Nothing where all is right. */
export function faultsOf(settings: Settings): string[] {
  const missing = questions.filter(({ name }) => !settings[name]);
  const wrong = questions.flatMap(({ name, fault }) => {
    const told = settings[name] && fault(settings[name]);
    return told ? [`${name}: ${told}`] : [];
  });
  const known = new Set([
    ...questions.map(({ name }) => name),
    ...ofTheMachine,
    ...Object.values(configs).flatMap(({ shape }) => Object.keys(shape)),
  ]);
  const unknown = Object.keys(settings).filter((name) => !known.has(name));
  return [
    ...missing.map(({ name, ask, example }) => `${name}: Is missing. ${ask}, such as ${example}`),
    ...wrong,
    ...watchFaults(settings),
    ...unknown.map((name) => `${name}: Nobody reads a setting of this name`),
    ...(missing.length > 0 ? [] : refusalsOfServices(settings)),
  ];
}

function refusalsOfServices(settings: Settings): string[] {
  const refusals = Object.entries(serviceEnvironments(settings)).flatMap(([service, told]) => {
    try {
      readConfig(configs[service] as z.ZodObject, { ...madeByContainers, ...told });
      return [];
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      const [, ...lines] = error.message.split('\n');
      return lines.map((line) => line.trim());
    }
  });
  return [...new Set(refusals)];
}
