import { BaseConfig, limit } from '@sidework/chassis/config';
import { type ServiceName, serviceNames } from '@sidework/contracts/platform';
import { z } from 'zod';

/** `UPSTREAM_CLIENT_SERVICES` for `client-services`. */
export const upstreamVariable = (service: ServiceName) =>
  `UPSTREAM_${service.replaceAll('-', '_').toUpperCase()}`;

const words = (list: string) => list.split(',').flatMap((word) => word.trim() || []);
const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : undefined);
const isOrigin = (address: string) => originOf(address) === address.replace(/\/$/, '');

const origins = z
  .string()
  .transform(words)
  .refine((list) => list.every(isOrigin), 'Must be addresses like http://host:port, by commas')
  .transform((list) => list.map((address) => new URL(address).origin));

const upstreams = origins.refine((list) => list.length > 0, 'Must name at least one address');

export const GatewayConfig = BaseConfig.extend({
  // `localhost` answers on the loopback of IPv4 and of IPv6 alike.
  HOST: z.string().default('localhost'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }),
  /** The port of the files origin, and its address as browsers know it. */
  FILES_PORT: z.coerce.number().int().min(0).max(65535),
  FILES_URL: z.url({ protocol: /^https?$/ }),
  /** The folder of the built web app; without one a plain page says that it is missing. */
  WEB_ROOT: z.string().optional(),
  /** Other origins whose pages may call the API. */
  CORS_ORIGINS: origins.default([]),
  /** Addresses of proxies in front of this gateway, whose `X-Forwarded-For` is believed. */
  TRUSTED_PROXIES: z.string().transform(words).default([]),
  /** The limit is for one address, or one /64 network of IPv6. */
  RATE_LIMIT_PER_MINUTE: limit({ default: 6_000, productionCeiling: 60_000 }),
  /** At each listener, of all networks together. */
  CONNECTIONS: limit({ default: 2_000, productionCeiling: 20_000 }),
  /** The limit is for one address or network too, at each listener; connections of a trusted proxy are not counted. */
  CONNECTIONS_PER_NETWORK: limit({ default: 200, productionCeiling: 2_000 }),
  /** A client must reconnect after so many; 0 lets it stay, because load generators do not reconnect. */
  REQUESTS_PER_CONNECTION: z.coerce.number().int().min(0).default(1_000),
  UPSTREAM_TIMEOUT_MS: z.coerce.number().int().min(100).default(15_000),
  ...Object.fromEntries(serviceNames.map((service) => [upstreamVariable(service), upstreams])),
});
export type GatewayConfig = z.infer<typeof GatewayConfig>;

/** The addresses of a service, in the order of its list. */
export function addressesOf(config: GatewayConfig, service: ServiceName): string[] {
  return (config as unknown as Record<string, string[]>)[upstreamVariable(service)] ?? [];
}
