import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/identity/staff/staff-accounts';
import type { FastifyRequest } from 'fastify';
import { administratorOf } from '../../audit/add-entry.ts';
import { banAccount } from '../../bans/changes/ban-account.ts';
import { liftBan } from '../../bans/changes/lift-ban.ts';
import type { Deps } from '../../deps.ts';
import { changeAccountType } from './change-account-type.ts';
import { type Decision, decide } from './decide.ts';
import { getAccount } from './get-account.ts';
import { listAccounts } from './list-accounts.ts';
import { setStaffRoles } from './set-staff-roles.ts';
import { signAccountOut } from './sign-account-out.ts';

const config = { access: 'admin' } as const;

export function accountRoutes(app: App, deps: Deps) {
  readingRoutes(app, deps);
  decisionRoutes(app, deps);
}

function readingRoutes(app: App, deps: Deps) {
  app.route({
    ...api.listAccounts,
    config,
    handler: (request) => listAccounts(deps, administratorOf(request, deps), request.query),
  });
  app.route({
    ...api.getAccount,
    config,
    handler: (request) => getAccount(deps, administratorOf(request, deps), request.params.userId),
  });
}

function decisionRoutes(app: App, deps: Deps) {
  app.route({
    ...api.setRoles,
    config,
    handler: (request) => setStaffRoles(deps, decisionOf(request, deps), request.body.roles),
  });
  app.route({
    ...api.banAccount,
    config,
    handler: (request) =>
      decide(deps, decisionOf(request, deps), (tx, user) =>
        banAccount(deps, tx, user, request.body.until),
      ),
  });
  app.route({
    ...api.liftBan,
    config,
    handler: (request) =>
      decide(deps, decisionOf(request, deps), (tx, user) => liftBan(deps, tx, user)),
  });
  app.route({
    ...api.signAccountOut,
    config,
    handler: (request, reply) => {
      reply.code(204);
      return signAccountOut(deps, decisionOf(request, deps));
    },
  });
  app.route({
    ...api.changeAccountType,
    config,
    handler: (request) => changeAccountType(deps, decisionOf(request, deps), request.body),
  });
}

interface Asked {
  params: { userId: string };
  body: { reason: string };
}

const decisionOf = (request: Pick<FastifyRequest, never> & Asked, deps: Deps): Decision => ({
  by: administratorOf(request as unknown as FastifyRequest, deps),
  userId: request.params.userId,
  reason: request.body.reason,
});
