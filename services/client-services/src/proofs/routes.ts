import { toPage } from '@sidework/chassis/db/keyset';
import { once } from '@sidework/chassis/http/idempotency';
import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/client-services/proofs';
import type { Deps } from '../deps.ts';
import { issueProof } from './issue-proof.ts';
import { printProof } from './print-proof.ts';
import { requireProof } from './proof.ts';
import { allKeys, findProof, proofsOf, removeProof } from './queries.ts';
import { toPublicKey } from './signature.ts';
import { verifyProof } from './verify-proof.ts';
import { toOwnProof, toProofView } from './view.ts';

export function proofRoutes(app: App, deps: Deps) {
  const toOwn = toOwnProof(deps.config);
  app.route({
    ...api.issueProof,
    config: { access: 'adult' },
    handler: (request, reply) =>
      once(deps, request, reply.code(201), async (within) =>
        toOwn(await issueProof(within, request.actor)),
      ),
  });
  app.route({
    ...api.listOwnProofs,
    config: { access: 'adult' },
    handler: async ({ actor, query }) =>
      toPage(await proofsOf(deps.db, actor.id, query), query.limit, toOwn, ({ issuedAt, id }) => [
        issuedAt.toISOString(),
        id,
      ]),
  });
  app.route({
    ...api.withdrawProof,
    config: { access: 'adult' },
    handler: ({ actor, params }) =>
      deps.db.transaction(async (tx) =>
        requireProof((await removeProof(tx, actor.id, params.code))[0]),
      ),
  });
  app.route({
    ...api.verifyProof,
    config: { access: 'public' },
    handler: async ({ params }) => toProofView(deps.config, await verifyProof(deps, params.code)),
  });
  app.route({
    ...api.getProofKeys,
    config: { access: 'public' },
    handler: async () => ({ keys: (await allKeys(deps.db)).map(({ key }) => toPublicKey(key)) }),
  });
  app.route({
    ...api.proofBundle,
    config: { access: 'anyone' },
    handler: async ({ params }, reply) => {
      const { proof } = requireProof(await findProof(deps.db, params.code));
      return reply
        .headers({
          'content-type': 'application/json',
          'content-disposition': `attachment; filename="sidework-proof-${params.code}.json"`,
        })
        .send(JSON.stringify(proof.signed));
    },
  });
  app.route({
    ...api.proofFile,
    config: { access: 'anyone' },
    handler: async ({ params }, reply) => {
      const { proof } = requireProof(await findProof(deps.db, params.code));
      return reply
        .headers({
          'content-type': 'application/pdf',
          'content-disposition': `inline; filename="sidework-proof-${params.code}.pdf"`,
        })
        .send(await printProof(proof));
    },
  });
}
