import { ownDataConsumers } from '@sidework/chassis/people/own-data';
import { keepPeopleWhenProfileChanged } from '@sidework/chassis/people/people';
import { refuseTokensWhenSessionRevoked } from '@sidework/chassis/people/revoked-sessions';
import type { Service } from '@sidework/chassis/service';
import { Config } from './config.ts';
import type { Deps } from './deps.ts';
import { ownData } from './own-data/own-data.ts';

export const educationEvents: Service<Config, Deps> = {
  name: 'education-events',
  config: Config,
  knowsPeople: true,
  consumers: [keepPeopleWhenProfileChanged, refuseTokensWhenSessionRevoked, ...ownDataConsumers],
  ownData,
  prepare: async (base) => ({ deps: base }),
  routes() {},
};
