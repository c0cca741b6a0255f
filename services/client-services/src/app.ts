import { ownDataConsumers } from '@sidework/chassis/people/own-data';
import { keepPeopleWhenProfileChanged } from '@sidework/chassis/people/people';
import { refuseTokensWhenSessionRevoked } from '@sidework/chassis/people/revoked-sessions';
import type { Service } from '@sidework/chassis/service';
import { Config } from './config.ts';
import type { Deps } from './deps.ts';
import { ownData } from './own-data/own-data.ts';
import { reviewRoutes } from './reviews/routes.ts';
import { beginServiceWhenProposalAccepted } from './services/consumers.ts';
import { serviceRoutes } from './services/routes.ts';

export const clientServices: Service<Config, Deps> = {
  name: 'client-services',
  config: Config,
  knowsPeople: true,
  consumers: [
    keepPeopleWhenProfileChanged,
    refuseTokensWhenSessionRevoked,
    beginServiceWhenProposalAccepted,
    ...ownDataConsumers,
  ],
  ownData,
  prepare: async (base) => ({ deps: base }),
  routes(app, deps) {
    serviceRoutes(app, deps);
    reviewRoutes(app, deps);
  },
};
