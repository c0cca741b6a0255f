import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { demandPace } from './body-deadline.ts';
import { networkOf } from './peers.ts';
import { refuseBody } from './problem-answers.ts';
import { openSemaphores } from './semaphore.ts';
import type { Uploader } from './uploader.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The largest file that is taken here, in bytes. */
    uploadBytes?: number;
  }
}

/** Bodies are gathered before they are passed on, so this many times the largest file is what they can take. */
const atOnce = { all: 48, ofOneNetwork: 6, ofOneAccount: 3 };

/**
 * Lets the endpoints that take a file have it, from people who are signed in: `uploads` are their outer paths and how many
 * bytes each takes.
 */
export function takeUploads(
  app: FastifyInstance,
  uploads: Map<string, number>,
  uploaderOf: (request: FastifyRequest) => Promise<Uploader>,
) {
  const slots = openSemaphores();

  app.addHook('onRoute', (route: RouteOptions) => {
    const bytes = uploads.get(route.url);
    if (bytes === undefined) return;
    route.bodyLimit = bytes;
    route.config = { ...route.config, uploadBytes: bytes };
  });

  /** Whether it may come in; otherwise it has its answer. */
  async function admit(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const uploader = await uploaderOf(request);
    if ('status' in uploader) {
      refuseBody(reply, uploader.status, uploader.code);
      return false;
    }
    const { socket } = request.raw;
    const free = socket.destroyed ? undefined : slots.take(sharesOf(request, uploader.accountId));
    if (!free) {
      refuseBody(reply.header('retry-after', 5), 503, 'unavailable');
      return false;
    }
    reply.raw.once('close', free);
    demandPace(request);
    return true;
  }

  app.addHook('onRequest', (request, reply, done) => {
    if (!isUpload(request)) return done();
    admit(request, reply).then((mayPass) => mayPass && done(), done);
  });
}

const sharesOf = ({ ip }: FastifyRequest, accountId: string) => ({
  all: atOnce.all,
  [`network ${networkOf(ip)}`]: atOnce.ofOneNetwork,
  [`account ${accountId}`]: atOnce.ofOneAccount,
});

const isUpload = ({ routeOptions, headers }: FastifyRequest) =>
  routeOptions.config.uploadBytes !== undefined &&
  (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined);
