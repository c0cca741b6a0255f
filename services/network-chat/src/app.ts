import { openDatabase } from '@sidework/chassis/db/db';
import { ownDataConsumers } from '@sidework/chassis/people/own-data';
import { keepPeopleWhenProfileChanged } from '@sidework/chassis/people/people';
import { refuseTokensWhenSessionRevoked } from '@sidework/chassis/people/revoked-sessions';
import { keepTimeZoneWhenProfileChanged } from '@sidework/chassis/people/time-zones';
import type { Service } from '@sidework/chassis/service';
import { answerRecordRoutes } from './answer-records/routes.ts';
import { attachmentRoutes } from './attachments/routes.ts';
import { background, openRealtime } from './background.ts';
import { monitoringConsumers } from './child-words/consumers.ts';
import { Config } from './config.ts';
import { childReach } from './connections/child-reach.ts';
import { rejectConnectionsWhenConsentRevoked } from './connections/consumers.ts';
import { connectionRoutes } from './connections/routes.ts';
import { keepContactsWhenContactChanged } from './contacts/consumers.ts';
import { conversationConsumers } from './conversations/consumers.ts';
import { conversationRoutes } from './conversations/routes.ts';
import type { Deps } from './deps.ts';
import { keepGoerWhenAttendanceShown } from './event-goers/consumers.ts';
import { eventGoerRoutes } from './event-goers/routes.ts';
import { figureConsumers } from './figures/consumers.ts';
import { figureRoutes } from './figures/routes.ts';
import { messageRoutes } from './messages/routes.ts';
import { monitoringRoutes } from './monitoring/routes.ts';
import { needConsumers } from './needs/consumers.ts';
import { todayRoutes } from './needs/routes.ts';
import { notificationConsumers } from './notifications/consumers.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { linkOfferWhenServiceStarted } from './offers/consumers.ts';
import { offerRoutes } from './offers/routes.ts';
import { ownData } from './own-data/own-data.ts';
import { preferenceRoutes } from './preferences/routes.ts';
import { forgetBrowsersWhenSessionRevoked } from './push/consumers.ts';
import { pushRoutes } from './push/routes.ts';
import { reactionRoutes } from './reactions/routes.ts';
import { openHub } from './realtime/hub.ts';
import { reportConsumers } from './reports/consumers.ts';
import { oldestReportAge } from './reports/queries.ts';
import { reportRoutes } from './reports/routes.ts';
import { roomConsumers } from './rooms/consumers.ts';
import { roomRoutes } from './rooms/routes.ts';
import { sharedFactConsumers } from './shared-history/consumers.ts';
import { sharedHistoryRoutes } from './shared-history/routes.ts';
import { realtimeRoutes } from './sockets/routes.ts';
import { supportRoutes } from './support/routes.ts';
import { unreadCountRoutes } from './unread-counts/routes.ts';

export const networkChat: Service<Config, Deps> = {
  name: 'network-chat',
  config: Config,
  knowsPeople: true,
  childReach,
  isLive: true,
  bodyLimit: 16 * 1024,
  consumers: [
    keepPeopleWhenProfileChanged,
    keepContactsWhenContactChanged,
    keepTimeZoneWhenProfileChanged,
    refuseTokensWhenSessionRevoked,
    forgetBrowsersWhenSessionRevoked,
    ...conversationConsumers,
    linkOfferWhenServiceStarted,
    rejectConnectionsWhenConsentRevoked,
    ...figureConsumers,
    ...reportConsumers,
    ...monitoringConsumers,
    ...roomConsumers,
    ...notificationConsumers,
    ...needConsumers,
    ...sharedFactConsumers,
    keepGoerWhenAttendanceShown,
    ...ownDataConsumers,
  ],
  ownData,
  async prepare(base) {
    const options = { max: 4, planEachQuery: true };
    const search = openDatabase(base.config.DATABASE_URL, 'network-chat search', options);
    const deps: Deps = { ...base, hub: openHub(base.live), searchDb: search.db };
    const stop = await openRealtime(deps);
    return { deps, stop: async () => void (await Promise.all([stop(), search.close()])) };
  },
  background,
  openSockets: ({ hub }) => hub.connections().length,
  gauges: ({ db }) => [
    {
      name: 'report_lag_seconds',
      help: 'How long the oldest open report of people to the moderators has waited',
      read: () => oldestReportAge(db),
    },
  ],
  routes(app, deps) {
    connectionRoutes(app, deps);
    conversationRoutes(app, deps);
    messageRoutes(app, deps);
    attachmentRoutes(app, deps);
    reactionRoutes(app, deps);
    offerRoutes(app, deps);
    monitoringRoutes(app, deps);
    figureRoutes(app, deps);
    reportRoutes(app, deps);
    roomRoutes(app, deps);
    supportRoutes(app, deps);
    unreadCountRoutes(app, deps);
    notificationRoutes(app, deps);
    preferenceRoutes(app, deps);
    pushRoutes(app, deps);
    todayRoutes(app, deps);
    realtimeRoutes(app, deps);
    sharedHistoryRoutes(app, deps);
    eventGoerRoutes(app, deps);
    answerRecordRoutes(app, deps);
  },
};
