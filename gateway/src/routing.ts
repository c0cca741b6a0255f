import { publicUrl } from '@sidework/contracts/catalogue';
import type { Endpoint } from '@sidework/contracts/kernel/endpoint';
import type { ServiceName } from '@sidework/contracts/platform';

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

type Catalogue = Record<string, readonly Endpoint[]>;

/** Which service answers what, read from the endpoints; two services with one first segment stop the boot. */
export function routesOf(catalogue: Catalogue): Route[] {
  keepOriginsApart(catalogue);
  return routesAmong(catalogue, (endpoint) => endpoint.origin === undefined);
}

/** The same for what the files origin serves. */
export function filesRoutesOf(catalogue: Catalogue): Route[] {
  keepOriginsApart(catalogue);
  return routesAmong(catalogue, (endpoint) => endpoint.origin === 'files');
}

/** The outer path of each endpoint that takes a file, and how many bytes that may have. */
export function uploadsOf(catalogue: Catalogue): Map<string, number> {
  const endpoints = Object.values(catalogue).flat();
  return new Map(
    endpoints.flatMap((each) => (each.file ? [[publicUrl(each), each.file.maxBytes]] : [])),
  );
}

/** The outer paths of those that are passed on as they come. */
export function streamsOf(catalogue: Catalogue): string[] {
  const endpoints = Object.values(catalogue).flat();
  return endpoints.flatMap((each) => (each.file?.isStreamed ? [publicUrl(each)] : []));
}

/** Paths below a segment are passed on unseen, so a segment of both origins would open each to the other. */
function keepOriginsApart(catalogue: Catalogue) {
  for (const [service, endpoints] of Object.entries(catalogue)) {
    const segments = (origin?: 'files') =>
      endpoints.filter((each) => each.origin === origin).map(({ url }) => url.split('/')[1]);
    const shared = segments('files').find((segment) => segments().includes(segment));
    if (shared) throw new Error(`${service} has /${shared} in the app and at the files origin.`);
  }
}

function routesAmong(catalogue: Catalogue, isWanted: (endpoint: Endpoint) => boolean): Route[] {
  const routes = new Map<string, Route>();
  for (const [service, endpoints] of Object.entries(catalogue))
    for (const { base = '/api', origin, url } of endpoints.filter(isWanted)) {
      const [, segment = '', ...below] = url.split('/');
      const prefix = origin === 'files' ? `/${segment}` : `${base}/${segment}`;
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
