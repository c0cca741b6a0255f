import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerMalformed } from './problem-answers.ts';

/** How long a body may take to arrive, in milliseconds; a file longer, by this many of its bytes each millisecond. */
const usual = 15_000;
const slowestPace = 8.192;

/** The server itself waits this long at most, since it knows of no route. */
export const longestBody = 30 * 60_000;

/** Answers 408 to a body that does not come. */
export function demandBodies(app: FastifyInstance) {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request;
    if (raw.complete || !hasBody(request)) return done();
    const timer = setTimeout(() => giveUp(request), usual + fileBytes(request) / slowestPace);
    const arrived = () => clearTimeout(timer);
    raw.once('end', arrived).once('close', arrived);
    done();
  });
}

/** The same for a file that stops coming, or comes at less than the slowest pace: others wait for its place. */
export function demandPace(request: FastifyRequest) {
  const { raw } = request;
  let before = raw.socket.bytesRead;
  const look = setInterval(() => {
    const now = raw.socket.bytesRead;
    if (now - before < usual * slowestPace) giveUp(request);
    before = now;
  }, usual);
  const arrived = () => clearInterval(look);
  raw.once('end', arrived).once('close', arrived);
}

const giveUp = ({ raw }: FastifyRequest) =>
  answerMalformed({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, raw.socket);

const hasBody = ({ headers }: FastifyRequest) =>
  (headers['content-length'] ?? '0') !== '0' || headers['transfer-encoding'] !== undefined;

/** As many as it says, or as may come where it does not; none where no file is taken. */
function fileBytes({ routeOptions, headers }: FastifyRequest): number {
  const most = routeOptions.config.uploadBytes ?? 0;
  return Math.min(most, Number(headers['content-length'] ?? most));
}
