import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerMalformed } from './problem-answers.ts';

/** How long a body may take to arrive, in milliseconds; a file longer, by this many of its bytes each millisecond. */
const usual = 15_000;
const slowestPace = 8;

/** What the server itself waits for at most, since it knows of no route. */
export const longestBody = 30 * 60_000;

/** Answers 408 to a body that does not come. */
export function demandBodies(app: FastifyInstance) {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request;
    if (raw.complete || !hasBody(request)) return done();
    const timer = setTimeout(
      () => answerMalformed({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, raw.socket),
      usual + (request.routeOptions.config.uploadBytes ?? 0) / slowestPace,
    );
    const arrived = () => clearTimeout(timer);
    raw.once('end', arrived).once('close', arrived);
    done();
  });
}

const hasBody = ({ headers }: FastifyRequest) =>
  (headers['content-length'] ?? '0') !== '0' || headers['transfer-encoding'] !== undefined;
