import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/identity/administration/auth-admin';
import { administratorOf } from '../../audit/add-entry.ts';
import { auditEntries, countAuditEntries } from '../../audit/queries.ts';
import { toAuditEntry } from '../../audit/view.ts';
import type { Deps } from '../../deps.ts';
import { sessionsOfUser } from '../../own-sessions/own-sessions.ts';
import { pageHeaders, pageOf, rowsOf } from '../../page.ts';
import { createUser } from './create-user.ts';
import { deleteUser } from './delete-user.ts';
import { accountsOnPage, countUsers, getAnyAccount } from './queries.ts';
import { revokeSession } from './revoke-session.ts';
import { toShownSessions, toShownUser } from './shown-user.ts';
import { updateUser } from './update-user.ts';

const config = { access: 'administration' } as const;
const reading = (reads: string) => ({ ...config, reads });

export function managedUserRoutes(app: App, deps: Deps) {
  userRoutes(app, deps);
  sessionRoutes(app, deps);
  app.route({
    ...api.listAuditEntries,
    config: reading('audit_log_read'),
    handler: async ({ query }, reply) => {
      const page = pageOf(query);
      reply.headers(pageHeaders('/admin/audit', page, await countAuditEntries(deps.db)));
      return (await auditEntries(deps.db, rowsOf(page))).map(toAuditEntry);
    },
  });
}

function userRoutes(app: App, deps: Deps) {
  const { db, config: settings } = deps;
  app.route({
    ...api.listUsers,
    config: reading('users_read'),
    handler: async ({ query, actor }, reply) => {
      const page = pageOf(query);
      reply.headers(pageHeaders('/admin/users', page, await countUsers(db)));
      const accounts = await accountsOnPage(db, page);
      const users = accounts.map((account) => toShownUser(settings, account, actor));
      return { users, aud: settings.GOTRUE_JWT_AUD };
    },
  });
  app.route({
    ...api.createUser,
    config,
    handler: (request) => createUser(deps, administratorOf(request, deps), request.body),
  });
  app.route({
    ...api.getUserById,
    config: reading('user_read'),
    handler: async ({ params, actor }) =>
      toShownUser(settings, await getAnyAccount(db, params.userId), actor),
  });
  app.route({
    ...api.updateUserById,
    config,
    handler: (request) =>
      updateUser(deps, administratorOf(request, deps), request.params.userId, request.body),
  });
  app.route({
    ...api.deleteUser,
    config,
    handler: (request) =>
      deleteUser(
        deps,
        administratorOf(request, deps),
        request.params.userId,
        request.body?.should_soft_delete ?? false,
      ),
  });
}

function sessionRoutes(app: App, deps: Deps) {
  app.route({
    ...api.listSessionsOfUser,
    config: reading('sessions_read'),
    handler: async ({ params, actor }) => {
      const account = await getAnyAccount(deps.db, params.userId);
      const sessions = await sessionsOfUser(deps, account.user.id);
      return { items: toShownSessions(account, sessions, actor) };
    },
  });
  app.route({
    ...api.revokeSessionOfUser,
    config,
    handler: (request, reply) => {
      reply.code(204);
      return revokeSession(deps, administratorOf(request, deps), request.params);
    },
  });
}
