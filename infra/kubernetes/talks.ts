import { type Program, settingsOf } from '../local/programs.ts';
import type { Plan, Values } from './values.ts';

/** A pod by its name, pods of another namespace, or addresses. */
export type Place = { pod: string } | { namespace: string } | { networks: Networks };

interface Networks {
  cidr: string;
  except?: string[];
}

/** One talks to the other at these ports, and the answers come back. */
export interface Link {
  from: Place;
  to: Place;
  ports: number[];
}

export const portOfService = 8080;
export const portOfFiles = 8081;

const anywhere: Place = { networks: { cidr: '0.0.0.0/0' } };

/** All that is no private network: the neighbours of the cluster are none of a service's business. */
export const outside: Place = {
  networks: {
    cidr: '0.0.0.0/0',
    except: ['10.0.0.0/8', '100.64.0.0/10', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16'],
  },
};

type Reach = (values: Values) => Omit<Link, 'from'>;

const world =
  (...ports: number[]): Reach =>
  () => ({ to: outside, ports });
const pod =
  (name: string, port: number): Reach =>
  () => ({ to: { pod: name }, ports: [port] });

const portOf = (url: URL) => Number(url.port) || (url.protocol === 'http:' ? 80 : 443);

export const store: Reach = ({ S3_URL, S3_NETWORK }) => ({
  to: S3_NETWORK ? { networks: { cidr: S3_NETWORK } } : outside,
  ports: [portOf(new URL(S3_URL))],
});

/** A program that reads one of these settings talks to what it leads to. */
const reachBySetting: Record<string, Reach> = {
  DATABASE_URL: pod('postgres', 5432),
  NATS_URL: pod('nats', 4222),
  JWKS_URL: pod('identity', portOfService),
  CLAMD_URL: pod('clamav', 3310),
  S3_URL: store,
  SMTP_URL: world(465, 587),
  STRIPE_SECRET_KEY: world(443),
  OIDC_PROVIDERS: world(443),
  SMS_WEBHOOK_URL: world(443),
  PUSH_SERVICES: world(443),
  PICTURE_LINKS: world(80, 443),
  OTEL_EXPORTER_OTLP_ENDPOINT: world(443),
};

/** Addresses that lead to no other program, each with the reason. */
const leadNowhere: Record<string, string> = {
  PUBLIC_URL: 'Is what others call us.',
  FILES_URL: 'Is what others call us.',
  API_EXTERNAL_URL: 'Is what others call us.',
  GOTRUE_SITE_URL: 'Is what others call us.',
  MIGRATION_DATABASE_URL: 'Is for the job of the setup alone, which has a link of its own.',
  STRIPE_API_URL: 'Is refused in production, where it is Stripe’s own.',
};

/** All settings that are addresses, or stand for some. */
export const settingsThatLead = [reachBySetting, leadNowhere].flatMap((each) => Object.keys(each));

const upstream = 'UPSTREAM_';

/** Says where a setting leads; undefined where it leads nowhere. */
function reachOf(setting: string): Reach | undefined {
  if (!setting.startsWith(upstream)) return reachBySetting[setting];
  const service = setting.slice(upstream.length).toLowerCase().replaceAll('_', '-');
  return pod(service, portOfService);
}

/** Links of a program, from the settings that it reads. */
function linksOf(program: Program, values: Values): Link[] {
  return settingsOf(program).flatMap(({ name }) => {
    const reach = reachOf(name);
    return reach ? [{ from: { pod: program.name }, ...reach(values) }] : [];
  });
}

/** All links of the cluster; all else is refused. */
export function allLinks(plan: Plan): Link[] {
  const merged = new Map<string, Link>();
  for (const { from, to, ports } of eachLink(plan)) {
    const key = JSON.stringify([from, to]);
    const known = merged.get(key)?.ports ?? [];
    merged.set(key, { from, to, ports: [...new Set([...known, ...ports])].sort((a, b) => a - b) });
  }
  return [...merged.values()];
}

function eachLink({ values, programs }: Plan): Link[] {
  const postgres: Place = { pod: 'postgres' };
  const nats: Place = { pod: 'nats' };
  return [
    ...programs.flatMap((program) => linksOf(program, values)),
    {
      from: { namespace: values.INGRESS_NAMESPACE },
      to: { pod: 'gateway' },
      ports: [portOfService, portOfFiles],
    },
    { from: { pod: 'setup' }, to: postgres, ports: [5432] },
    { from: { pod: 'setup' }, to: nats, ports: [4222] },
    { from: nats, to: nats, ports: [6222] },
    // Standbys follow their leader, and ask how the others are.
    { from: postgres, to: postgres, ports: [5432, 8000] },
    { from: { namespace: 'cnpg-system' }, to: postgres, ports: [5432, 8000] },
    // Each instance asks Kubernetes who leads, and ships its log to the store.
    { from: postgres, to: anywhere, ports: [443, 6443] },
    { from: postgres, ...store(values) },
    // It loads the signatures of viruses.
    { from: { pod: 'clamav' }, to: outside, ports: [443] },
  ];
}
