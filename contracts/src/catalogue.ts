import { type Endpoint, isEndpoint } from './kernel/endpoint.ts';
import { serviceHealth } from './kernel/health.ts';
import type { Socket } from './kernel/socket.ts';
import { declarationOf, type ServiceName, serviceNames } from './platform.ts';

const ofEach = <T>(give: (service: ServiceName) => T) =>
  Object.fromEntries(serviceNames.map((service) => [service, give(service)])) as Record<
    ServiceName,
    T
  >;

/** Every endpoint of the platform by the service that answers it; the gateway's routes and the OpenAPI document are read from it. */
export const catalogue: Record<ServiceName, Endpoint[]> = ofEach((service) => [
  ...declarationOf(service)
    .endpoints.flatMap((module) => Object.values(module))
    .filter(isEndpoint),
  serviceHealth(service),
]);

/** Every socket of the platform, by the service that holds it. */
export const sockets: Record<ServiceName, readonly Socket[]> = ofEach(
  (service) => declarationOf(service).sockets ?? [],
);

/** The outer path of an endpoint, as a browser calls it: `/api/jobs/:jobId`; one of the files origin is there as it stands. */
export function publicUrl({
  base,
  origin,
  url,
}: Pick<Endpoint, 'base' | 'origin' | 'url'>): string {
  return origin === 'files' ? url : `${base ?? '/api'}${url}`;
}
