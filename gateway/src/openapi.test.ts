import { catalogue, publicUrl, sockets } from '@sidework/contracts/catalogue';
import type { Endpoint } from '@sidework/contracts/kernel/endpoint';
import { closeCodes } from '@sidework/contracts/network-chat/realtime';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { testGateway } from '../test/running-gateway.ts';
import { openApiDocument } from './openapi.ts';

interface Operation {
  operationId: string;
  tags: string[];
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, object>;
}

const origins = ['http://localhost:8080/', 'http://localhost:8081/'] as const;
const document = openApiDocument(catalogue, ...origins, sockets);
const paths = document.paths as Record<string, Record<string, Operation>>;
const operations = Object.values(paths).flatMap((path) => Object.values(path));
const pathOf = (url: string) => url.replace(/:(\w+)/g, '{$1}');

function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' ? [String(inner)] : referencesIn(inner),
  );
}

/** Lists the texts that are taken without a maximum length. */
function textsWithoutEnd(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const isBounded = ['maxLength', 'format', 'enum', 'const', 'pattern'].some(
    (each) => each in schema,
  );
  if ('type' in schema && schema.type === 'string') return isBounded ? [] : [path];
  return Object.entries(schema).flatMap(([key, inner]) => textsWithoutEnd(inner, `${path} ${key}`));
}

describe('the OpenAPI document', () => {
  it.each(
    Object.entries(catalogue).flatMap(([service, endpoints]) =>
      endpoints.map(
        (endpoint) => [endpoint.method, publicUrl(endpoint), service, endpoint] as const,
      ),
    ),
  )('has %s %s of %s', (method, url, service, { schema, idempotency, file }: Endpoint) => {
    const operation = paths[pathOf(url)]?.[method.toLowerCase()];
    expect(operation?.tags).toEqual([service]);
    expect(Object.keys(operation?.responses ?? {})).toEqual(
      expect.arrayContaining([...Object.keys(schema.response), '4XX']),
    );
    expect(Boolean(operation?.requestBody)).toBe(Boolean(schema.body ?? file));
    if (file) expect(Object.keys(operation?.requestBody?.content ?? {})).toEqual(file.types);
    const named = (where: string) =>
      operation?.parameters.filter((each) => each.in === where).map(({ name }) => name);
    expect(named('path')).toEqual([...url.matchAll(/:(\w+)/g)].map(([, name]) => name));
    expect(named('query')).toEqual(Object.keys(schema.querystring?.shape ?? {}));
    expect(named('header')?.includes('Idempotency-Key')).toBe(idempotency !== undefined);
  });

  it('has nothing that no contract has', () => {
    const stated = [catalogue, sockets].flatMap((each) => Object.values(each).flat());
    expect(operations).toHaveLength(stated.length);
  });

  it('is of version 3.1 and says where and how the API is called', () => {
    expect(document).toMatchObject({
      openapi: '3.1.0',
      servers: [{ url: 'http://localhost:8080' }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    });
  });

  it('refers only to what it holds', () => {
    const references = new Set(referencesIn(document));
    expect(references).toContain('#/components/schemas/JobView');
    for (const reference of references) {
      const [, ...steps] = reference.split('/');
      const found = steps.reduce<unknown>(
        (value, step) => (value as Record<string, unknown> | undefined)?.[step],
        document,
      );
      expect(found, reference).toBeTypeOf('object');
    }
  });

  it('tells how long each text of a request may be, or which texts there are', () => {
    const unbounded = Object.entries(paths)
      .filter(([path]) => path.startsWith('/api/'))
      .flatMap(([path, of]) =>
        Object.values(of).flatMap(({ parameters, requestBody }) =>
          [...parameters, requestBody].flatMap((part) => textsWithoutEnd(part, path)),
        ),
      );
    expect(unbounded).toEqual([]);
  });

  it.each([
    ['JobPosting', 'title', { minLength: 1, maxLength: 200 }],
    ['JobPosting', 'description', { minLength: 10, maxLength: 2000 }],
    ['JobPosting', 'category', { enum: expect.arrayContaining(['plumbing', 'lawn_mowing']) }],
    ['ProposalSubmission', 'message', { minLength: 10, maxLength: 1000 }],
    ['MessageToSend', 'content', { maxLength: 2000 }],
    ['ReviewSubmission', 'comment', { maxLength: 1000 }],
  ])('bounds %s.%s as the service does', (name, field, bounds) => {
    const schema = document.components.schemas[name] as { properties: Record<string, object> };
    expect(schema.properties[field]).toMatchObject({ type: 'string', ...bounds });
  });

  it('tells of the socket: what it takes and gives, and why it is closed', () => {
    const opening = paths['/api/realtime']?.get as Operation & Record<string, unknown>;
    expect(opening).toMatchObject({ tags: ['network-chat'], security: [], responses: { 101: {} } });
    expect(opening['x-socket']).toMatchObject({
      takes: { $ref: '#/components/schemas/ClientFrame' },
      gives: { $ref: '#/components/schemas/ServerFrame' },
    });
    for (const code of Object.values(closeCodes))
      expect(opening.description).toContain(`- ${code}: `);
    expect(JSON.stringify(document.components.schemas.ClientFrame)).toContain('"authenticate"');
  });

  it('names each operation once', () => {
    const names = operations.map(({ operationId }) => operationId);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('post_jobs_jobId_close');
  });

  it('keeps apart what is taken and what is given under one name', () => {
    const Note = z.object({ text: z.string().default('') }).meta({ id: 'TestNote' });
    const both = {
      identity: [
        {
          method: 'POST' as const,
          url: '/notes',
          schema: { summary: 'Note', body: Note, response: { 200: z.array(Note) } },
        },
      ],
    };
    const { paths: of, components } = openApiDocument(both, 'http://localhost', 'http://localhost');
    expect(referencesIn(of)).toEqual(
      expect.arrayContaining([
        '#/components/schemas/TestNoteInput',
        '#/components/schemas/TestNote',
      ]),
    );
    expect(components.schemas.TestNote).toMatchObject({ required: ['text'] });
    expect(components.schemas.TestNoteInput).not.toHaveProperty('required');
  });
});

describe('the documentation', () => {
  const gateway = testGateway();

  it('is had as JSON', async () => {
    const { status, json } = await gateway.ask('/api/openapi.json');
    expect(status).toBe(200);
    expect(json()).toEqual(
      JSON.parse(
        JSON.stringify(
          openApiDocument(catalogue, 'http://localhost:8080', 'http://localhost:8081', sockets),
        ),
      ),
    );
  });

  it('is shown with nothing from elsewhere', async () => {
    const { status, headers, text } = await gateway.ask('/api/docs');
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self';");
    const files = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file);
    expect(files.length).toBeGreaterThan(4);
    for (const file of files) {
      expect(file).toMatch(/^\/api\/docs\/static\//);
      expect((await gateway.ask(file)).status, file).toBe(200);
    }
  });
});
