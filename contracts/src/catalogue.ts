import * as reviews from './client-services/reviews.ts';
import * as services from './client-services/services.ts';
import * as auditLog from './identity/audit-log.ts';
import * as auth from './identity/auth.ts';
import * as administration from './identity/auth-admin.ts';
import * as codes from './identity/auth-codes.ts';
import * as discovery from './identity/auth-discovery.ts';
import * as factors from './identity/auth-factors.ts';
import * as oauth from './identity/auth-oauth.ts';
import * as passkeys from './identity/auth-passkeys.ts';
import * as providers from './identity/auth-providers.ts';
import * as sso from './identity/auth-sso.ts';
import * as consents from './identity/consents.ts';
import * as guardians from './identity/guardians.ts';
import * as kids from './identity/kids.ts';
import * as ownData from './identity/own-data.ts';
import * as people from './identity/people.ts';
import * as pictures from './identity/pictures.ts';
import * as profiles from './identity/profiles.ts';
import * as sessions from './identity/sessions.ts';
import * as staff from './identity/staff.ts';
import * as staffAccounts from './identity/staff-accounts.ts';
import * as viewLinks from './identity/view-links.ts';
import { type Endpoint, isEndpoint } from './kernel/endpoint.ts';
import { serviceHealth } from './kernel/health.ts';
import type { Socket } from './kernel/socket.ts';
import * as jobs from './marketplace/jobs.ts';
import * as proposals from './marketplace/proposals.ts';
import * as conversations from './network-chat/conversations.ts';
import * as messages from './network-chat/messages.ts';
import * as notifications from './network-chat/notifications.ts';
import { realtime } from './network-chat/realtime.ts';

const endpointsOf = (service: string, ...modules: object[]): Endpoint[] => [
  ...modules.flatMap((module) => Object.values(module)).filter(isEndpoint),
  serviceHealth(service),
];

/** Every endpoint of the platform by the service that answers it; the gateway's routes and the OpenAPI document are read from it. */
export const catalogue = {
  identity: endpointsOf(
    'identity',
    ...[auth, codes, sso, factors, passkeys, administration, providers, oauth, discovery],
    ...[
      profiles,
      sessions,
      kids,
      people,
      pictures,
      guardians,
      consents,
      ownData,
      staff,
      staffAccounts,
      auditLog,
      viewLinks,
    ],
  ),
  marketplace: endpointsOf('marketplace', jobs, proposals),
  'network-chat': endpointsOf('network-chat', conversations, messages, notifications),
  'client-services': endpointsOf('client-services', services, reviews),
} as const satisfies Record<string, Endpoint[]>;

/** Every socket of the platform, by the service that holds it. */
export const sockets = { 'network-chat': [realtime] } as const satisfies Partial<
  Record<keyof typeof catalogue, Socket[]>
>;

export type ServiceName = keyof typeof catalogue;

/** The outer path of an endpoint, as a browser calls it: `/api/jobs/:jobId`; one of the files origin is there as it stands. */
export function publicUrl({
  base,
  origin,
  url,
}: Pick<Endpoint, 'base' | 'origin' | 'url'>): string {
  return origin === 'files' ? url : `${base ?? '/api'}${url}`;
}
