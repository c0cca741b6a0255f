import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/education-events/education-records';
import type { Deps } from '../deps.ts';
import { getEducationRecord } from './get-education-record.ts';
import { showCertificates } from './show-certificates.ts';

export function educationRecordRoutes(app: App, deps: Deps) {
  app.route({
    ...api.getEducationRecord,
    config: { access: 'public' },
    handler: ({ viewer, params }) => getEducationRecord(deps, viewer, params.personId),
  });
  app.route({
    ...api.showCertificates,
    config: { access: 'adult' },
    handler: ({ actor, body }) => showCertificates(deps, actor, body.isShown),
  });
}
