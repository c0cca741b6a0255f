import type { App } from '@sidework/chassis/http/server';
import { FileBody, takingFiles } from '@sidework/chassis/http/taking-files';
import { gigPictureFile } from '@sidework/contracts/marketplace/gig-options';
import * as api from '@sidework/contracts/marketplace/portfolio';
import type { Deps } from '../deps.ts';
import { getPro } from '../gigs/get-gig.ts';
import { pictureUrl } from '../pictures/addresses.ts';
import { openPicture } from '../pictures/stored-pictures.ts';
import { addToPortfolio, arrange, removeFromPortfolio } from './change-portfolio.ts';
import { photosOf } from './queries.ts';
import { subjectOf } from './subject.ts';

export function portfolioRoutes(app: App, deps: Deps) {
  const shown = async (personId: string): Promise<api.Portfolio> => ({
    items: (await photosOf(deps.db, personId)).map(({ name, caption, addedAt }) => ({
      id: subjectOf({ name, personId }),
      name,
      url: pictureUrl(deps.config, 'portfolio', name),
      caption,
      addedAt: addedAt.toISOString(),
    })),
  });
  app.route({
    ...api.getPortfolio,
    config: { access: 'public' },
    handler: async ({ viewer, params }) => {
      // The same people see it as see the page.
      await getPro(deps, viewer, params.personId);
      return shown(params.personId);
    },
  });
  app.route({
    ...api.getOwnPortfolio,
    config: { access: 'adult' },
    handler: ({ actor }) => shown(actor.id),
  });
  takingFiles(app, gigPictureFile, (files) => {
    files.route({
      ...api.addPortfolioPhoto,
      schema: { ...api.addPortfolioPhoto.schema, body: FileBody },
      config: { access: 'adult' },
      handler: async ({ actor, body }) => {
        await addToPortfolio(deps, actor, body);
        return shown(actor.id);
      },
    });
  });
  app.route({
    ...api.arrangePortfolio,
    config: { access: 'adult' },
    handler: async ({ actor, body }) => {
      await arrange(deps, actor, body.items);
      return shown(actor.id);
    },
  });
  app.route({
    ...api.removePortfolioPhoto,
    config: { access: 'adult' },
    handler: async ({ actor, params }) => {
      await removeFromPortfolio(deps, actor, params.name);
      return shown(actor.id);
    },
  });
  app.route({
    ...api.servedPortfolioPhoto,
    config: { access: 'anyone' },
    handler: async ({ params }, reply) => {
      const { body, headers } = await openPicture(deps, 'portfolio', params.name);
      return reply.headers(headers).send(body);
    },
  });
}
