import { once } from '@sidework/chassis/http/idempotency';
import type { App } from '@sidework/chassis/http/server';
import * as hires from '@sidework/contracts/marketplace/child-hires';
import * as api from '@sidework/contracts/marketplace/proposals';
import type { Deps } from '../deps.ts';
import { acceptProposal } from './accept-proposal.ts';
import { approveHire } from './approve-hire.ts';
import { changeProposal, resendProposal } from './change-proposal.ts';
import { endProposal } from './end-proposal.ts';
import { listChildHires } from './list-child-hires.ts';
import { listChildProposals } from './list-child-proposals.ts';
import { listProposalsForJob, toProposalPage } from './list-proposals.ts';
import { markProposal } from './mark-proposal.ts';
import { getProposalFor, proposalsForProfessional } from './queries.ts';
import { refuseHire } from './refuse-hire.ts';
import { seeProposals } from './see-proposals.ts';
import { submitProposal } from './submit-proposal.ts';
import { toProposalView, toProposalViewForClient } from './view.ts';

export function proposalRoutes(app: App, deps: Deps) {
  app.route({
    ...api.submitProposal,
    config: { access: 'signed-in' },
    handler: (request, reply) =>
      once(deps, request, reply.code(201), async (within) =>
        toProposalView(
          await submitProposal(within, request.actor, request.params.jobId, request.body),
        ),
      ),
  });
  app.route({
    ...api.listProposalsForJob,
    config: { access: 'signed-in' },
    handler: ({ actor, params, query }) => listProposalsForJob(deps, actor, params.jobId, query),
  });
  app.route({
    ...api.seeProposals,
    config: { access: 'signed-in' },
    handler: async ({ actor, params, body }, reply) => {
      await seeProposals(deps, actor, params.jobId, body.proposalIds);
      return reply.code(204).send(null);
    },
  });
  app.route({
    ...api.listOwnProposals,
    config: { access: 'signed-in' },
    handler: async ({ actor, query }) =>
      toProposalPage(await proposalsForProfessional(deps.db, actor, query), query.limit),
  });
  app.route({
    ...api.listChildProposals,
    config: { access: 'adult' },
    handler: ({ actor, params, query }) => listChildProposals(deps, actor, params.childId, query),
  });
  app.route({
    ...api.getProposal,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }) =>
      toProposalView(await getProposalFor(deps.db, actor, params.proposalId)),
  });
  app.route({
    ...api.acceptProposal,
    config: { access: 'adult' },
    handler: (request, reply) =>
      once(deps, request, reply, async (within) =>
        toProposalViewForClient(
          await acceptProposal(within, request.actor, request.params.proposalId),
        ),
      ),
  });
  app.route({
    ...api.markProposal,
    config: { access: 'adult' },
    handler: async ({ actor, params, body }) =>
      toProposalViewForClient(await markProposal(deps, actor, params.proposalId, body.mark)),
  });
  app.route({
    ...api.changeProposal,
    config: { access: 'signed-in' },
    handler: async ({ actor, params, body }) =>
      toProposalView(await changeProposal(deps, actor, params.proposalId, body)),
  });
  app.route({
    ...api.resendProposal,
    config: { access: 'signed-in' },
    handler: async ({ actor, params, body }) =>
      toProposalView(await resendProposal(deps, actor, params.proposalId, body)),
  });
  app.route({
    ...hires.listChildHires,
    config: { access: 'adult' },
    handler: ({ actor, query }) => listChildHires(deps, actor, query),
  });
  app.route({
    ...hires.approveHire,
    config: { access: 'adult' },
    handler: async ({ actor, params }) =>
      toProposalView(await approveHire(deps, actor, params.proposalId)),
  });
  app.route({
    ...hires.refuseHire,
    config: { access: 'adult' },
    handler: async ({ actor, params }) =>
      toProposalView(await refuseHire(deps, actor, params.proposalId)),
  });
  app.route({
    ...api.declineProposal,
    config: { access: 'adult' },
    handler: async ({ actor, params }) =>
      toProposalViewForClient(await endProposal(deps, actor, params.proposalId, 'declined')),
  });
  app.route({
    ...api.withdrawProposal,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }) =>
      toProposalView(await endProposal(deps, actor, params.proposalId, 'withdrawn')),
  });
}
