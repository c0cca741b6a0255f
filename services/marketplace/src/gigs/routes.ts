import { once } from '@sidework/chassis/http/idempotency';
import type { App } from '@sidework/chassis/http/server';
import { FileBody, takingFiles } from '@sidework/chassis/http/taking-files';
import { gigPictureFile } from '@sidework/contracts/marketplace/gig-options';
import * as api from '@sidework/contracts/marketplace/gigs';
import type { Deps } from '../deps.ts';
import { openPicture } from '../pictures/stored-pictures.ts';
import { changeGig } from './change-gig.ts';
import { changeOwnGig } from './change-own-gig.ts';
import { deleteGig } from './delete-gig.ts';
import { getGig, getPro } from './get-gig.ts';
import * as Gig from './gig.ts';
import { listGigs, listOwnGigs } from './list-gigs.ts';
import { addPicture, removePicture } from './pictures.ts';
import { postGig } from './post-gig.ts';
import { toOwnGigView } from './view.ts';

export function gigRoutes(app: App, deps: Deps) {
  const { config } = deps;
  app.route({
    ...api.listGigs,
    config: { access: 'public' },
    handler: ({ viewer, query }) => listGigs(deps, viewer, query),
  });
  app.route({
    ...api.listOwnGigs,
    config: { access: 'signed-in' },
    handler: ({ actor, query }) => listOwnGigs(deps, actor, query),
  });
  app.route({
    ...api.getGig,
    config: { access: 'public' },
    handler: ({ viewer, params }) => getGig(deps, viewer, params.gigId),
  });
  app.route({
    ...api.postGig,
    config: { access: 'signed-in' },
    handler: (request, reply) =>
      once(deps, request, reply.code(201), async (within) =>
        toOwnGigView(config, request.actor, await postGig(within, request.actor, request.body)),
      ),
  });
  app.route({
    ...api.changeGig,
    config: { access: 'signed-in' },
    handler: async ({ actor, params, body }) =>
      toOwnGigView(config, actor, await changeGig(deps, actor, params.gigId, body)),
  });
  app.route({
    ...api.pauseGig,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }) => {
      const pause = { change: Gig.pause, mayAlwaysBeDone: true };
      return toOwnGigView(config, actor, await changeOwnGig(deps, actor, params.gigId, pause));
    },
  });
  app.route({
    ...api.resumeGig,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }) => {
      const resume = { change: Gig.resume };
      return toOwnGigView(config, actor, await changeOwnGig(deps, actor, params.gigId, resume));
    },
  });
  app.route({
    ...api.deleteGig,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }, reply) => {
      await deleteGig(deps, actor, params.gigId);
      return reply.code(204).send(null);
    },
  });
  takingFiles(app, gigPictureFile, (files) => {
    files.route({
      ...api.addGigPicture,
      schema: { ...api.addGigPicture.schema, body: FileBody },
      config: { access: 'signed-in' },
      handler: async ({ actor, params, body }) =>
        toOwnGigView(config, actor, await addPicture(deps, actor, params.gigId, body)),
    });
  });
  app.route({
    ...api.removeGigPicture,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }) =>
      toOwnGigView(config, actor, await removePicture(deps, actor, params.gigId, params.name)),
  });
  app.route({
    ...api.servedGigPicture,
    config: { access: 'anyone' },
    handler: async ({ params }, reply) => {
      const { body, headers } = await openPicture(deps, 'gig', params.name);
      return reply.headers(headers).send(body);
    },
  });
  app.route({
    ...api.getPro,
    config: { access: 'public' },
    handler: ({ viewer, params }) => getPro(deps, viewer, params.personId),
  });
}
