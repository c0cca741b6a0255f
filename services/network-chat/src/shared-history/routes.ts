import type { App } from '@sidework/chassis/http/server';
import {
  getSharedHistory,
  type SharedFacts,
} from '@sidework/contracts/network-chat/shared-history';
import type { Deps } from '../deps.ts';
import { mayShare, sharedServices, sharedSubjects } from './queries.ts';

const nothing: SharedFacts = { count: 0, proofs: [] };

/** Only one of the two can ask, so no third person learns of it. */
export function sharedHistoryRoutes(app: App, { db }: Deps) {
  app.route({
    ...getSharedHistory,
    config: { access: 'signed-in' },
    handler: async ({ actor, params: { personId } }) => {
      if (!(await mayShare(db, actor.id, personId)))
        return { services: nothing, courses: nothing, events: nothing };
      const [services, courses, events] = await Promise.all([
        sharedServices(db, actor.id, personId),
        sharedSubjects(db, 'course', actor.id, personId),
        sharedSubjects(db, 'event', actor.id, personId),
      ]);
      return { services: toView(services), courses: toView(courses), events: toView(events) };
    },
  });
}

type Found = Awaited<ReturnType<typeof sharedServices>>;

const toView = ({ count, proofs }: Found): SharedFacts => ({
  count,
  proofs: proofs.map(({ subjectId, title, at }) => ({
    subjectId: subjectId ?? '',
    title,
    at: at?.toISOString() ?? '',
  })),
});
