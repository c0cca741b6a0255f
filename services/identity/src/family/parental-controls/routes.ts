import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/identity/family/guardians';
import type { Deps } from '../../deps.ts';
import { guardianOf } from '../guardians/who-asks.ts';
import { inviteGuardian } from './invite-guardian.ts';
import { pauseChild, resumeChild } from './pause-child.ts';
import { listChildren, readChild, readChildAccesses, readChildSessions } from './read-child.ts';
import { revokeChildSession } from './revoke-child-session.ts';
import { revokeConsent } from './revoke-consent.ts';
import { setPermits } from './set-permits.ts';
import { setQuietHours } from './set-quiet-hours.ts';

/** A person who is no guardian of a child gets the answer that there is none. */
export function guardianRoutes(app: App, deps: Deps) {
  app.route({
    ...api.listChildren,
    config: { access: 'signed-in' },
    handler: async (request) => ({ items: await listChildren(deps, guardianOf(request, deps)) }),
  });
  app.route({
    ...api.getChild,
    config: { access: 'signed-in' },
    handler: (request) => readChild(deps, guardianOf(request, deps), request.params.childId),
  });
  app.route({
    ...api.pauseChild,
    config: { access: 'signed-in' },
    handler: (request) => pauseChild(deps, guardianOf(request, deps), request.params.childId),
  });
  app.route({
    ...api.resumeChild,
    config: { access: 'signed-in' },
    handler: (request) => resumeChild(deps, guardianOf(request, deps), request.params.childId),
  });
  app.route({
    ...api.setQuietHours,
    config: { access: 'signed-in' },
    handler: (request) =>
      setQuietHours(deps, guardianOf(request, deps), request.params.childId, request.body),
  });
  app.route({
    ...api.setPermits,
    config: { access: 'signed-in' },
    handler: (request) =>
      setPermits(deps, guardianOf(request, deps), request.params.childId, request.body.permits),
  });
  app.route({
    ...api.revokeConsent,
    config: { access: 'signed-in' },
    handler: (request) => revokeConsent(deps, guardianOf(request, deps), request.params.childId),
  });
  app.route({
    ...api.listChildSessions,
    config: { access: 'signed-in' },
    handler: async (request) => ({
      items: await readChildSessions(deps, guardianOf(request, deps), request.params.childId),
    }),
  });
  app.route({
    ...api.revokeChildSession,
    config: { access: 'signed-in' },
    handler: (request, reply) => {
      reply.code(204);
      return revokeChildSession(deps, guardianOf(request, deps), request.params);
    },
  });
  app.route({
    ...api.listChildAccesses,
    config: { access: 'signed-in' },
    handler: async (request) => ({
      items: await readChildAccesses(deps, guardianOf(request, deps), request.params.childId),
    }),
  });
  app.route({
    ...api.inviteGuardian,
    config: { access: 'signed-in' },
    handler: (request, reply) => {
      reply.code(204);
      const { childId } = request.params;
      return inviteGuardian(deps, guardianOf(request, deps), { childId, ...request.body });
    },
  });
}
