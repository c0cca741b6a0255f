import type { ServiceName } from '@sidework/contracts/catalogue';
import type { Endpoint } from '@sidework/contracts/kernel/endpoint';

/** One part of the address space: what begins with `prefix` goes to `service`, which knows it as `path`. */
export interface Route {
  service: ServiceName;
  /** `/api/jobs`, `/auth/v1/token` */
  prefix: string;
  /** `/jobs`, `/token` */
  path: string;
  /** Whether anything lies below it; where nothing does, nothing below is passed on. */
  isDeep: boolean;
}

/** Which service answers what, read from the endpoints; two services with one first segment stop the boot. */
export function routesOf(catalogue: Record<string, readonly Endpoint[]>): Route[] {
  const routes = new Map<string, Route>();
  for (const [service, endpoints] of Object.entries(catalogue))
    for (const { base = '/api', url } of endpoints) {
      const [, segment = '', ...below] = url.split('/');
      const prefix = `${base}/${segment}`;
      const known = routes.get(prefix);
      if (known && known.service !== service)
        throw new Error(`Both ${known.service} and ${service} claim ${prefix}.`);
      if (!segment || segment.startsWith(':'))
        throw new Error(`${service} has an endpoint without a first segment: ${base}${url}`);
      routes.set(prefix, {
        service: service as ServiceName,
        prefix,
        path: `/${segment}`,
        isDeep: known?.isDeep || below.length > 0,
      });
    }
  return [...routes.values()];
}
