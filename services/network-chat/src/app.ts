import { ServiceConfig } from '@sidework/chassis/config';
import { keepPeopleWhenProfileChanged } from '@sidework/chassis/people';
import { refuseTokensWhenSessionRevoked } from '@sidework/chassis/revoked-sessions';
import type { Service } from '@sidework/chassis/service';
import type { Deps } from './deps.ts';

export const networkChat: Service<ServiceConfig, Deps> = {
  name: 'network-chat',
  config: ServiceConfig,
  knowsPeople: true,
  isLive: true,
  bodyLimit: 16 * 1024,
  consumers: [keepPeopleWhenProfileChanged, refuseTokensWhenSessionRevoked],
  prepare: async (base) => ({ deps: base }),
  routes() {},
};
