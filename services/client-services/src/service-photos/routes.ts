import type { Actor } from '@sidework/chassis/http/actor';
import type { App } from '@sidework/chassis/http/server';
import { FileBody, takingFiles } from '@sidework/chassis/http/taking-files';
import { openPicture } from '@sidework/chassis/uploads/stored-pictures';
import * as api from '@sidework/contracts/client-services/service-photos';
import type { Deps } from '../deps.ts';
import { getServiceFor } from '../services/party-queries.ts';
import { addPhoto, aroundOf, takePhotoBack } from './change-photos.ts';
import { changeableBy } from './photo.ts';
import { photoKind, photosOf } from './queries.ts';
import { photoUrl } from './view.ts';

export function servicePhotoRoutes(app: App, deps: Deps) {
  async function shownTo(actor: Actor, serviceId: string): Promise<api.ServicePhotos> {
    const shown = await getServiceFor(deps.db, actor, serviceId);
    const photos = shown.isOfChild ? [] : await photosOf(deps.db, serviceId);
    const urlsOf = (moment: api.PhotoMoment) =>
      photos
        .filter((photo) => photo.moment === moment)
        .map(({ name }) => photoUrl(deps.config, name));
    return {
      before: urlsOf('before'),
      after: urlsOf('after'),
      // The review that the viewer does not see yet is left out of what is shown.
      review: shown.review ? urlsOf('review') : [],
      mayChange: changeableBy(aroundOf(shown, deps.now()), actor),
    };
  }
  app.route({
    ...api.listServicePhotos,
    config: { access: 'signed-in' },
    handler: ({ actor, params }) => shownTo(actor, params.serviceId),
  });
  takingFiles(app, api.photoFile, (files) => {
    files.route({
      ...api.addServicePhoto,
      schema: { ...api.addServicePhoto.schema, body: FileBody },
      config: { access: 'adult' },
      handler: async ({ actor, params, body }) => {
        await addPhoto(deps, actor, params, body);
        return shownTo(actor, params.serviceId);
      },
    });
  });
  app.route({
    ...api.removeServicePhoto,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }) => {
      await takePhotoBack(deps, actor, params);
      return shownTo(actor, params.serviceId);
    },
  });
  app.route({
    ...api.servedServicePhoto,
    config: { access: 'anyone' },
    handler: async ({ params }, reply) => {
      const { body, headers } = await openPicture(deps, photoKind, params.name);
      return reply.headers(headers).send(body);
    },
  });
}
