import { serializerFor } from '@sidework/chassis/http/serializer';
import { listJobs as contract, type JobSearch } from '@sidework/contracts/marketplace/jobs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { placeOf } from './search.ts';
import type { JobPage } from './view.ts';

/** One answer, already written, for all visitors who ask the same within a second. */
export interface SharedListing {
  answer(query: JobSearch): Promise<Buffer>;
  /**
   * A job came, changed or went by a request to this process. What goes by an event, or in another process, is still
   * listed for up to a second.
   */
  drop(): void;
}

const shareFor = 1_000;
const usualLimit = contract.schema.querystring.parse({}).limit;

/** Only the first pages that everybody sees are kept: a category each, so that they are few. */
const isShared = ({ cursor, search, limit }: JobSearch) =>
  cursor === undefined && !search && limit === usualLimit;
const writePage = serializerFor(contract.schema.response[200]);

export function sharedListing(list: (query: JobSearch) => Promise<JobPage>): SharedListing {
  const answers = new LRUCache<string, Promise<Buffer>>({ max: 200, ttl: shareFor });
  return {
    answer(query) {
      // Kept as bytes, so that the text is encoded once for all visitors.
      const write = async () => Buffer.from(writePage(await list(query)));
      if (!isShared(query)) return write();
      const key = JSON.stringify(query);
      const shared = answers.get(key);
      if (shared) return shared;
      const answer = write();
      answers.set(key, answer);
      answer.catch(() => answers.delete(key));
      return answer;
    },
    drop: () => answers.clear(),
  };
}

/** Answers visitors from the shared listing before the handler; who is signed in or stands somewhere is let through. */
export function answerVisitors(listing: SharedListing) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const query = request.query as JobSearch;
    if (request.viewer || placeOf(query)) return;
    return reply.type('application/json; charset=utf-8').send(await listing.answer(query));
  };
}
