import { publicUrl as urlOf } from '@sidework/contracts/catalogue';
import type { Endpoint } from '@sidework/contracts/kernel/endpoint';
import { Problem } from '@sidework/contracts/kernel/problems';
import type { Socket } from '@sidework/contracts/kernel/socket';
import { z } from 'zod';
import { type Json, type SchemaBook, schemaBook } from './schema-book.ts';

/** The OpenAPI 3.1 document of every endpoint and socket, one tag a service. */
export function openApiDocument(
  catalogue: Record<string, readonly Endpoint[]>,
  publicUrl: string,
  filesUrl: string,
  sockets: Record<string, readonly Socket[]> = {},
) {
  const schemas = schemaBook(Object.values(catalogue).flat());
  const problem = schemas.refer(Problem, 'output');
  const paths: Record<string, Json> = {};
  // The files origin knows no accounts.
  const ofFiles = { servers: [{ url: filesUrl.replace(/\/$/, '') }], security: [] };
  for (const [service, endpoints] of Object.entries(catalogue))
    for (const endpoint of endpoints) {
      const path = urlOf(endpoint).replace(/:(\w+)/g, '{$1}');
      paths[path] = {
        ...paths[path],
        [endpoint.method.toLowerCase()]: {
          ...operation(endpoint, service, schemas),
          ...(endpoint.origin === 'files' && ofFiles),
        },
      };
    }
  for (const [service, of] of Object.entries(sockets))
    for (const socket of of) paths[socket.url] = { get: upgrade(socket, service, schemas) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sidework',
      version: '1',
      description:
        'Moments are ISO 8601 in UTC, money is integer cents, and lists are paged by an opaque cursor.',
    },
    servers: [{ url: publicUrl.replace(/\/$/, '') }],
    tags: Object.keys(catalogue).map((name) => ({ name })),
    // Much is open to visitors, and shows more to those who are signed in.
    security: [{ bearer: [] }, {}],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      responses: {
        Problem: {
          description: 'A refusal, with a stable code and a text to show',
          content: { 'application/json': { schema: problem } },
        },
        AuthProblem: {
          description: 'A refusal as the clients of Supabase Auth know it',
          content: { 'application/json': { schema: authProblem } },
        },
      },
      schemas: schemas.all,
    },
  };
}

const authProblem = {
  type: 'object',
  properties: {
    code: { type: 'string' },
    error_code: { type: 'string' },
    message: { type: 'string' },
    msg: { type: 'string' },
  },
  required: ['code', 'message'],
};

function operation(endpoint: Endpoint, service: string, schemas: SchemaBook): Json {
  const { summary, body, response } = endpoint.schema;
  const refusal = endpoint.base === '/auth/v1' ? 'AuthProblem' : 'Problem';
  return {
    operationId: operationId(endpoint.method, urlOf(endpoint)),
    tags: [service],
    summary,
    parameters: parametersOf(endpoint, schemas),
    ...(endpoint.file && { requestBody: fileBody(endpoint.file) }),
    ...(body && {
      requestBody: {
        required: !body.safeParse(undefined).success,
        content: { 'application/json': { schema: schemas.refer(body, 'input') } },
      },
    }),
    responses: {
      ...Object.fromEntries(
        Object.entries(response).map(([status, schema]) => [status, answer(schema, schemas)]),
      ),
      '4XX': { $ref: `#/components/responses/${refusal}` },
      503: { $ref: '#/components/responses/Problem' },
    },
  };
}

/** As OpenAPI 3.1 has it, a body that is a file itself needs no schema. */
const fileBody = ({ types, maxBytes }: NonNullable<Endpoint['file']>): Json => ({
  description: `The file itself, of at most ${maxBytes} bytes`,
  required: true,
  content: Object.fromEntries(types.map((type) => [type, {}])),
});

/** `post_jobs_jobId_close`; the path is what is unique of an endpoint. */
function operationId(method: string, url: string): string {
  const words = url.replace(/^\/api\//, '').match(/\w+/g) ?? [];
  return [method.toLowerCase(), ...words].join('_');
}

/**
 * OpenAPI knows no sockets: one is the request that opens it. Its frames are named in words for people and in an extension
 * for programs, and stand among the schemas.
 */
function upgrade({ url, schema }: Socket, service: string, schemas: SchemaBook): Json {
  const takes = schemas.refer(schema.takes, 'input');
  const gives = schemas.refer(schema.gives, 'output');
  const closes = Object.entries(schema.closes).map(([code, why]) => `- ${code}: ${why}`);
  return {
    operationId: operationId('get', url),
    tags: [service],
    summary: schema.summary,
    description: [
      `Frames are JSON texts. It takes ${named(takes)} and gives ${named(gives)}; it is closed with`,
      ...closes,
    ].join('\n'),
    // No header tells who opens it: the first frame does.
    security: [],
    parameters: [],
    responses: {
      101: { description: 'The socket is open' },
      '4XX': { $ref: '#/components/responses/Problem' },
      503: { $ref: '#/components/responses/Problem' },
    },
    'x-socket': { takes, gives, closes: schema.closes },
  };
}

const named = ({ $ref }: Json) => `\`${String($ref).split('/').at(-1)}\``;

function answer(schema: z.ZodType, schemas: SchemaBook): Json {
  const headers = {
    'X-Request-Id': { description: 'Names this request in the logs', schema: { type: 'string' } },
  };
  if (schema instanceof z.ZodNull) return { description: 'Done', headers };
  const content = { 'application/json': { schema: schemas.refer(schema, 'output') } };
  return { description: 'Done', headers, content };
}

function parametersOf({ url, idempotency, schema }: Endpoint, schemas: SchemaBook): Json[] {
  const named = [...url.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const params = schema.params ? fieldsOf(schema.params, schemas) : [];
  const undescribed = named.filter((name) => !params.some((param) => param.name === name));
  const idempotencyKey = {
    name: 'Idempotency-Key',
    in: 'header',
    required: idempotency === 'required',
    description: 'A repeat with the same key and body gets the first answer',
    schema: { type: 'string', minLength: 16, maxLength: 255 },
  };
  return [
    ...params.map((param) => ({ ...param, in: 'path', required: true })),
    ...undescribed.map((name) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...(schema.querystring ? fieldsOf(schema.querystring, schemas) : []).map((field) => ({
      ...field,
      in: 'query',
    })),
    ...(schema.headers ? fieldsOf(schema.headers, schemas) : []).map((field) => ({
      ...field,
      in: 'header',
    })),
    ...(idempotency ? [idempotencyKey] : []),
  ];
}

function fieldsOf(object: z.ZodObject, schemas: SchemaBook) {
  const { properties = {}, required = [] } = schemas.refer(object, 'input') as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    required: required.includes(name),
    schema,
  }));
}
