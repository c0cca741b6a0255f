import { type Actor, isProgram } from '@sidework/chassis/http/actor';
import type { App } from '@sidework/chassis/http/server';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { takeOne } from '../limits/rate-limits.ts';
import { AuthRefusal } from '../refusals/refusal.ts';
import { isUuid } from '../uuid.ts';
import { type Administrator, addAuditEntry, administratorOf, type NewEntry } from './add-entry.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The name of a read in the audit log, for routes of the administration. */
    reads?: string;
  }
}

/** Repeated denials must not fill the table: this many of one person are kept, and one more each minute. */
const denialsKept = { count: 20, seconds: 20 * 60 };

/** The account that a refusal was about. */
const refusedAbout = new WeakMap<FastifyRequest, string>();

/**
 * Keeps who looked at other people's accounts, before they are told anything, and who was turned away for what they are.
 * What changes an account writes its own row.
 */
export function recordReads(app: App, deps: Deps): void {
  app.addHook('onRoute', ({ method, url, config }) => {
    if (config?.access === 'administration' && method === 'GET' && !config.reads)
      throw new Error(`The route GET ${url} does not say what looking there is called.`);
  });
  app.addHook('onError', async (request, _reply, error) => {
    if (error instanceof AuthRefusal && error.details.about)
      refusedAbout.set(request, error.details.about);
  });
  app.addHook('onSend', async (request, reply) => {
    const { access, reads } = request.routeOptions.config;
    if (access !== 'administration' || !request.viewer) return;
    const by = administratorOf(request, deps);
    if (reply.statusCode === 403) await keepDenial(deps, by, request.viewer, request);
    else if (reads && reply.statusCode < 400)
      await addAuditEntry(deps, deps.db, by, entryOf(reads, request));
  });
}

/** Keeps who was turned away, at routes that write their own rows for the rest. */
export function recordDenials(app: App, deps: Deps): void {
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode === 403 && request.viewer)
      await keepDenial(deps, administratorOf(request, deps), request.viewer, request);
  });
}

async function keepDenial(deps: Deps, by: Administrator, actor: Actor, request: FastifyRequest) {
  if (isProgram(actor)) return;
  const isKept = await takeOne(deps.db, `denied ${actor.id}`, denialsKept).then(
    () => true,
    () => false,
  );
  if (isKept) await addAuditEntry(deps, deps.db, by, entryOf('administration_denied', request));
}

function entryOf(action: string, request: FastifyRequest): NewEntry {
  const { method, params, query, routeOptions } = request;
  const named = Object.values(params as Record<string, string>).find(isUuid);
  const targetId = named ?? refusedAbout.get(request);
  const isDenied = action === 'administration_denied';
  return {
    action,
    targetId,
    outcome: isDenied ? 'denied' : 'done',
    details: isDenied ? { endpoint: `${method} ${routeOptions.url}` } : { ...(query as object) },
  };
}
