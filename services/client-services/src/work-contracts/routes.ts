import { once } from '@sidework/chassis/http/idempotency';
import type { App } from '@sidework/chassis/http/server';
import * as sent from '@sidework/contracts/client-services/sent-contracts';
import * as api from '@sidework/contracts/client-services/work-contracts';
import type { Deps } from '../deps.ts';
import { callerAddress } from './caller-address.ts';
import { offerContract } from './offer-contract.ts';
import { contractsFor } from './read-contracts.ts';
import { readReceivedContract, signReceivedContract } from './receive-contract.ts';
import { endSentContract, sendContract, sentContractFor } from './send-contract.ts';
import { endContract, signContract } from './sign-contract.ts';

/** The file of a contract is printed with the other papers. */
export function workContractRoutes(app: App, deps: Deps) {
  app.route({
    ...api.listContracts,
    config: { access: 'signed-in' },
    handler: ({ actor, params }) => contractsFor(deps, actor, params.serviceId),
  });
  app.route({
    ...api.offerContract,
    config: { access: 'signed-in' },
    handler: (request, reply) =>
      once(deps, request, reply.code(201), (within) => {
        const given = { ...request.body, address: callerAddress(request) };
        return offerContract(within, request.actor, request.params.serviceId, given);
      }),
  });
  app.route({
    ...api.signContract,
    config: { access: 'signed-in' },
    handler: (request, reply) =>
      once(deps, request, reply, (within) => {
        const { serviceId, contractId } = request.params;
        const given = { ...request.body, address: callerAddress(request) };
        return signContract(within, request.actor, serviceId, contractId, given);
      }),
  });
  app.route({
    ...api.endContract,
    config: { access: 'signed-in' },
    handler: (request, reply) =>
      once(deps, request, reply, (within) =>
        endContract(within, request.actor, request.params.serviceId, request.params.contractId),
      ),
  });
  sentContractRoutes(app, deps);
}

/** A contract for a contact without an account, and the link that leads to it. */
function sentContractRoutes(app: App, deps: Deps) {
  app.route({
    ...sent.getSentContract,
    config: { access: 'adult' },
    handler: ({ actor, params }) => sentContractFor(deps, actor, params.personId),
  });
  app.route({
    ...sent.sendContract,
    config: { access: 'adult' },
    handler: (request, reply) =>
      once(deps, request, reply.code(201), (within) => {
        const given = { ...request.body, address: callerAddress(request) };
        return sendContract(within, request.actor, request.params.personId, given);
      }),
  });
  app.route({
    ...sent.endSentContract,
    config: { access: 'adult' },
    handler: (request, reply) =>
      once(deps, request, reply, (within) =>
        endSentContract(within, request.actor, request.params.personId),
      ),
  });
  app.route({
    ...sent.readReceivedContract,
    config: { access: 'adult' },
    handler: ({ actor, body }) => readReceivedContract(deps, actor, body.token),
  });
  app.route({
    ...sent.signReceivedContract,
    config: { access: 'adult' },
    handler: (request, reply) =>
      once(deps, request, reply, (within) =>
        signReceivedContract(within, request.actor, {
          ...request.body,
          address: callerAddress(request),
        }),
      ),
  });
}
