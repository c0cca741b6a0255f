import { ServiceConfig } from '@sidework/chassis/config';
import { keepPeopleWhenProfileChanged } from '@sidework/chassis/people';
import { refuseTokensWhenSessionRevoked } from '@sidework/chassis/revoked-sessions';
import type { Service } from '@sidework/chassis/service';
import { closeCodes } from '@sidework/contracts/network-chat/realtime';
import { conversationRoutes } from './conversations/routes.ts';
import type { Deps } from './deps.ts';
import { messageRoutes } from './messages/routes.ts';
import { openHub } from './realtime/hub.ts';
import { startHeartbeat } from './realtime/presence.ts';
import { realtimeRoutes } from './realtime/routes.ts';
import { unreadCountRoutes } from './unread-counts/routes.ts';

export const networkChat: Service<ServiceConfig, Deps> = {
  name: 'network-chat',
  config: ServiceConfig,
  knowsPeople: true,
  isLive: true,
  bodyLimit: 16 * 1024,
  consumers: [keepPeopleWhenProfileChanged, refuseTokensWhenSessionRevoked],
  async prepare(base) {
    const hub = openHub(base.live);
    const deps: Deps = { ...base, hub };
    base.onSessionsEnded((isRevoked) =>
      hub.close(closeCodes.unauthenticated, ({ sessionId }) => isRevoked(sessionId)),
    );
    const stopHeartbeat = startHeartbeat(deps);
    return {
      deps,
      async stop() {
        stopHeartbeat();
        hub.stop();
      },
    };
  },
  openSockets: ({ hub }) => hub.connections().length,
  routes(app, deps) {
    conversationRoutes(app, deps);
    messageRoutes(app, deps);
    unreadCountRoutes(app, deps);
    realtimeRoutes(app, deps);
  },
};
