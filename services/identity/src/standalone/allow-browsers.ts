import type { App } from '@sidework/chassis/http/server';

const headers = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'x-supabase-api-version, x-total-count, link',
};
const ofPreflight = {
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers':
    'authorization, apikey, x-client-info, x-supabase-api-version, content-type',
  'access-control-max-age': '600',
};

/** Pages of any origin may ask, as in a test: nothing is kept here, and no browser has a cookie for it. */
export function allowBrowsers(app: App): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'OPTIONS') await reply.code(204).headers(ofPreflight).send();
  });
  // Refusals too, which the page is to read.
  app.addHook('onSend', async (_request, reply) => {
    reply.headers(headers);
  });
}
