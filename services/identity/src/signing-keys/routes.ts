import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/identity/accounts/auth';
import type { Deps } from '../deps.ts';

export function signingKeyRoutes(app: App, { signer }: Deps) {
  app.route({
    ...api.getSigningKeys,
    config: { access: 'anyone' },
    handler: async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=600');
      await signer.look();
      return signer.published;
    },
  });
}
