import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/identity/staff/audit-log';
import { administratorOf } from '../../audit/add-entry.ts';
import type { Deps } from '../../deps.ts';
import { searchAuditLog } from './search-audit-log.ts';

export function auditLogRoutes(app: App, deps: Deps) {
  app.route({
    ...api.searchAuditLog,
    config: { access: 'admin' },
    handler: (request) => searchAuditLog(deps, administratorOf(request, deps), request.query),
  });
}
