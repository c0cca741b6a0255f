import * as services from './client-services/services.ts';
import * as auth from './identity/auth.ts';
import * as profiles from './identity/profiles.ts';
import { type Endpoint, isEndpoint } from './kernel/endpoint.ts';
import * as jobs from './marketplace/jobs.ts';
import * as proposals from './marketplace/proposals.ts';

const endpointsOf = (...modules: object[]): Endpoint[] =>
  modules.flatMap((module) => Object.values(module)).filter(isEndpoint);

/** Every endpoint of the platform by the service that answers it; the gateway's routes and the OpenAPI document are read from it. */
export const catalogue = {
  identity: endpointsOf(auth, profiles),
  marketplace: endpointsOf(jobs, proposals),
  'client-services': endpointsOf(services),
} as const satisfies Record<string, Endpoint[]>;

export type ServiceName = keyof typeof catalogue;

/** The outer path of an endpoint, as a browser calls it: `/api/jobs/:jobId`. */
export function publicUrl({ base, url }: Pick<Endpoint, 'base' | 'url'>): string {
  return `${base ?? '/api'}${url}`;
}
