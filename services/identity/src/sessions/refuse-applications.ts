import { unauthenticated } from '@sidework/chassis/errors';
import type { Bearer } from '@sidework/chassis/http/tokens';
import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether an application that a person let in may come in with the token it was given. */
    applications?: boolean;
  }
}

/** A token of an application opens what says so, and nothing else that its person could do. */
export function requireOwn(bearer: Bearer, request: FastifyRequest): Bearer {
  if (bearer.actor.clientId && !request.routeOptions.config.applications)
    throw unauthenticated('session_expired');
  return bearer;
}
