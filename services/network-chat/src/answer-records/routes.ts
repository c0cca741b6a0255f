import type { App } from '@sidework/chassis/http/server';
import { isKid } from '@sidework/chassis/people/people';
import { getAnswerRecord } from '@sidework/contracts/network-chat/answer-records';
import type { Deps } from '../deps.ts';
import { findPerson } from '../people/queries.ts';
import { answerRecordOf, noRecord } from './answer-record.ts';
import { requestsTo } from './queries.ts';

const year = 365 * 24 * 3_600_000;

/** Visitors read it on the page of a professional; of others it tells nothing. */
export function answerRecordRoutes(app: App, { db, now }: Deps) {
  app.route({
    ...getAnswerRecord,
    config: { access: 'public' },
    handler: async ({ params: { personId } }) => {
      const person = await findPerson(db, personId);
      const isPublic = person?.userType === 'professional' && person.mayAct && !isKid(person);
      if (!isPublic) return noRecord;
      const at = now();
      return answerRecordOf(await requestsTo(db, personId, new Date(at.getTime() - year)), at);
    },
  });
}
