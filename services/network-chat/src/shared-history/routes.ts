import type { App } from '@sidework/chassis/http/server';
import {
  getSharedHistory,
  type SharedFacts,
  type SharedHistory,
} from '@sidework/contracts/network-chat/shared-history';
import { knownToBoth } from '../connections/in-common.ts';
import type { Deps } from '../deps.ts';
import { mayShare, sharedServices, sharedSubjects } from './queries.ts';

const nothing: SharedFacts = { count: 0, proofs: [] };
const nobody: SharedHistory['known'] = { count: 0, people: [] };

/** Only one of the two can ask, so no third person learns of it. */
export function sharedHistoryRoutes(app: App, { db }: Deps) {
  app.route({
    ...getSharedHistory,
    config: { access: 'signed-in' },
    handler: async ({ actor, params: { personId } }) => {
      if (!(await mayShare(db, actor.id, personId)))
        return { services: nothing, courses: nothing, events: nothing, known: nobody };
      const [services, courses, events, known] = await Promise.all([
        sharedServices(db, actor.id, personId),
        sharedSubjects(db, 'course', actor.id, personId),
        sharedSubjects(db, 'event', actor.id, personId),
        knownToBoth(db, actor.id, personId),
      ]);
      return {
        services: toView(services),
        courses: toView(courses),
        events: toView(events),
        known,
      };
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
