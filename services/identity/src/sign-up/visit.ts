import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { type Source, sourceOf } from '../source.ts';

/** The source of a sign-up, and the page that its mail leads back to. */
export interface Visit {
  source: Source;
  redirectTo?: string | undefined;
}

interface Asking extends FastifyRequest {
  query: { redirect_to?: string | undefined };
}

export const visitOf = ({ config }: Pick<Deps, 'config'>, request: Asking): Visit => ({
  source: sourceOf(request, config),
  redirectTo: request.query.redirect_to,
});
