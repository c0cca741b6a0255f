import { ServiceConfig } from '@sidework/chassis/config';
import { keepPeopleWhenProfileChanged } from '@sidework/chassis/people';
import { refuseTokensWhenSessionRevoked } from '@sidework/chassis/revoked-sessions';
import type { Service } from '@sidework/chassis/service';
import type { Deps } from './deps.ts';
import { beginServiceWhenProposalAccepted } from './services/consumers.ts';
import { serviceRoutes } from './services/routes.ts';

export const clientServices: Service<ServiceConfig, Deps> = {
  name: 'client-services',
  config: ServiceConfig,
  knowsPeople: true,
  consumers: [
    keepPeopleWhenProfileChanged,
    refuseTokensWhenSessionRevoked,
    beginServiceWhenProposalAccepted,
  ],
  prepare: async (base) => ({ deps: base }),
  routes(app, deps) {
    serviceRoutes(app, deps);
  },
};
