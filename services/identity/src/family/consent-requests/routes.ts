import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/identity/family/consents';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { networkOf } from '../../limits/network.ts';
import { takeTurn } from '../../limits/take-turn.ts';
import { sourceOf } from '../../source.ts';
import { guardianOf } from '../guardians/who-asks.ts';
import { lookAtRequest } from './look-at-request.ts';
import { sendConsentCode } from './mailbox-code.ts';
import { useRequest } from './use-request.ts';

export function consentRequestRoutes(app: App, deps: Deps) {
  const countLinks = (request: FastifyRequest) => countLink(deps, request);
  app.route({
    ...api.lookAtConsentRequest,
    config: { access: 'public' },
    preHandler: countLinks,
    handler: ({ body }) => lookAtRequest(deps, body),
  });
  app.route({
    ...api.sendConsentCode,
    config: { access: 'signed-in' },
    preHandler: countLinks,
    handler: ({ actor, body }) => sendConsentCode(deps, actor.id, body),
  });
  app.route({
    ...api.useConsentRequest,
    config: { access: 'signed-in' },
    preHandler: countLinks,
    handler: (request, reply) => {
      reply.code(201);
      return useRequest(deps, guardianOf(request, deps), request.body);
    },
  });
}

const window = 5 * 60;

/** Links are counted as those that confirm an account, so that tokens cannot be guessed. */
const countLink = ({ db, config }: Deps, request: FastifyRequest) =>
  takeTurn(db, `consent links ${networkOf(sourceOf(request, config).address)}`, {
    count: config.GOTRUE_RATE_LIMIT_VERIFY,
    seconds: window,
  });
