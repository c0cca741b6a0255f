import { ServiceConfig } from '@sidework/chassis/config';
import { keepPeopleWhenProfileChanged } from '@sidework/chassis/people';
import { refuseTokensWhenSessionRevoked } from '@sidework/chassis/revoked-sessions';
import type { Service } from '@sidework/chassis/service';
import { conversationRoutes } from './conversations/routes.ts';
import type { Deps } from './deps.ts';
import { messageRoutes } from './messages/routes.ts';
import { unreadCountRoutes } from './unread-counts/routes.ts';

export const networkChat: Service<ServiceConfig, Deps> = {
  name: 'network-chat',
  config: ServiceConfig,
  knowsPeople: true,
  isLive: true,
  bodyLimit: 16 * 1024,
  consumers: [keepPeopleWhenProfileChanged, refuseTokensWhenSessionRevoked],
  prepare: async (base) => ({ deps: base }),
  routes(app, deps) {
    conversationRoutes(app, deps);
    messageRoutes(app, deps);
    unreadCountRoutes(app, deps);
  },
};
