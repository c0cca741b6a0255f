import { ownDataConsumers } from '@sidework/chassis/people/own-data';
import { keepPeopleWhenProfileChanged } from '@sidework/chassis/people/people';
import { refuseTokensWhenSessionRevoked } from '@sidework/chassis/people/revoked-sessions';
import type { Service } from '@sidework/chassis/service';
import { Config } from './config.ts';
import { keepContactsWhenContactChanged } from './contacts/consumers.ts';
import { crmRoutes } from './crm/routes.ts';
import { crmClientRoutes } from './crm-clients/routes.ts';
import type { Deps } from './deps.ts';
import { extensionRoutes } from './extensions/routes.ts';
import { expireNegotiationsJob } from './negotiations/expire-negotiations.ts';
import { negotiationRoutes } from './negotiations/routes.ts';
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
    keepContactsWhenContactChanged,
    ...ownDataConsumers,
  ],
  ownData,
  background: [expireNegotiationsJob],
  prepare: async (base) => ({ deps: base }),
  routes(app, deps) {
    serviceRoutes(app, deps);
    reviewRoutes(app, deps);
    crmRoutes(app, deps);
    crmClientRoutes(app, deps);
    negotiationRoutes(app, deps);
    extensionRoutes(app, deps);
  },
};
