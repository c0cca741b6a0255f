import { once } from '@sidework/chassis/http/idempotency';
import type { App } from '@sidework/chassis/http/server';
import { FileBody, takingFiles } from '@sidework/chassis/http/taking-files';
import { evidenceFile } from '@sidework/contracts/client-services/dispute-words';
import * as api from '@sidework/contracts/client-services/disputes';
import type { Deps } from '../deps.ts';
import { readService } from '../services/read-service.ts';
import { acceptDecision } from './accept-decision.ts';
import { addEvidence } from './add-evidence.ts';
import { answerDispute } from './answer-dispute.ts';
import { appealDecision } from './appeal-decision.ts';
import { readEvidence, readOwnEvidence } from './read-evidence.ts';
import { casesFor } from './view.ts';

/** The two sides of a service follow a dispute about it, and act in it. */
export function disputeCaseRoutes(app: App, deps: Deps) {
  app.route({
    ...api.listServiceDisputes,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }) => {
      const { service } = await readService(deps, actor, params.serviceId);
      return casesFor(deps.db, service, actor, deps.now());
    },
  });
  app.route({
    ...api.answerDispute,
    config: { access: 'signed-in' },
    handler: (request, reply) =>
      once(deps, request, reply, (within) =>
        answerDispute(within, request.actor, request.params.serviceId, request.body.statement),
      ),
  });
  takingFiles(app, evidenceFile, (files) => {
    files.route({
      ...api.addDisputeEvidence,
      schema: { ...api.addDisputeEvidence.schema, body: FileBody },
      config: { access: 'adult' },
      handler: ({ actor, params, body }) => addEvidence(deps, actor, params.serviceId, body),
    });
  });
  app.route({
    ...api.downloadEvidence,
    config: { access: 'signed-in' },
    handler: ({ actor, params }) => readOwnEvidence(deps, actor, params),
  });
  app.route({
    ...api.readEvidence,
    config: { access: 'moderator' },
    handler: ({ params }) => readEvidence(deps, params),
  });
  app.route({
    ...api.acceptDecision,
    config: { access: 'signed-in' },
    handler: (request, reply) =>
      once(deps, request, reply, (within) =>
        acceptDecision(within, request.actor, request.params.serviceId),
      ),
  });
  app.route({
    ...api.appealDecision,
    config: { access: 'signed-in' },
    handler: (request, reply) =>
      once(deps, request, reply, (within) =>
        appealDecision(within, request.actor, request.params.serviceId, request.body.reason),
      ),
  });
}
