import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { catalogue, sockets } from '@sidework/contracts/catalogue';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi.ts';
import { docsPolicy } from './security-headers.ts';

/** `/api/openapi.json` states the API, and `/api/docs` shows it to people. */
export async function apiDocs(app: FastifyInstance, publicUrl: string, filesUrl: string) {
  const document = openApiDocument(catalogue, publicUrl, filesUrl, sockets);
  const text = JSON.stringify(document);
  app.get('/api/openapi.json', (_request, reply) => {
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(text);
  });
  await app.register(swagger, { mode: 'static', specification: { document } as never });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: docsPolicy,
    uiConfig: { deepLinking: true, tryItOutEnabled: false, validatorUrl: null },
    theme: { title: 'Sidework API' },
  });
}
