import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { networkOf } from './peers.ts';
import { sendProblem } from './problem-answers.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The largest file that is taken here, in bytes. */
    uploadBytes?: number;
  }
}

/** Bodies are gathered before they are passed on, so this many times the largest file is what they can take. */
const atOnce = { all: 48, ofOneNetwork: 6 };

/** Lets the endpoints that take a file have it: `uploads` are their outer paths and how many bytes each takes. */
export function takeUploads(app: FastifyInstance, uploads: Map<string, number>) {
  const underWay = new Map<string, number>();
  let all = 0;

  app.addHook('onRoute', (route: RouteOptions) => {
    const bytes = uploads.get(route.url);
    if (bytes === undefined) return;
    route.bodyLimit = bytes;
    route.config = { ...route.config, uploadBytes: bytes };
  });

  app.addHook('onRequest', (request, reply, done) => {
    if (!isUpload(request)) return done();
    const network = networkOf(request.ip);
    const ofNetwork = underWay.get(network) ?? 0;
    if (all >= atOnce.all || ofNetwork >= atOnce.ofOneNetwork) {
      reply.header('retry-after', 5).header('connection', 'close');
      return sendProblem(reply, 503, 'unavailable');
    }
    all += 1;
    underWay.set(network, ofNetwork + 1);
    reply.raw.once('close', () => {
      all -= 1;
      const left = (underWay.get(network) ?? 1) - 1;
      if (left > 0) underWay.set(network, left);
      else underWay.delete(network);
    });
    done();
  });
}

const isUpload = ({ routeOptions, headers }: FastifyRequest) =>
  routeOptions.config.uploadBytes !== undefined &&
  (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined);
