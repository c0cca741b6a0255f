import type { z } from 'zod';
import type { Stakes } from './stakes.ts';

/** The five verbs the platform uses; a change of state is a POST with a verb at the end of its url. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** An endpoint takes and gives this, in the shape of a Fastify route schema. */
export interface EndpointSchema {
  summary: string;
  params?: z.ZodObject;
  querystring?: z.ZodObject;
  body?: z.ZodType;
  headers?: z.ZodObject;
  response: Record<number, z.ZodType>;
}

/**
 * One endpoint, stated once: a server spreads it into `app.route`, the browser calls it.
 * `url` omits the `/api` under which the gateway serves it, but for `base: '/auth/v1'`.
 * `file` says that the body is a file itself, of one of these media types and at most so many bytes.
 * With `isStreamed` it is passed on as it comes, and never held as a whole.
 * `origin: 'files'` puts it, by GET alone and under its `url` as it stands, on the files origin and nowhere else: no
 * credentials reach it there, and no page of the app is served beside it.
 * `stakes` says of a write whether it goes on while nothing is heard from identity; left out it is taken for `reach`.
 * `reaches` names the values of its path and body by which the service looks whether it reaches a child: such a write stops
 * on old news. Every other write says in `contracts/acceptance/childs-writes.ts` why it reaches none.
 * `gated` names the texts of the body that may pass between a child and another person: they go through the gate of the chassis
 * (`people/child-gate`). Every other text says in `contracts/acceptance/gated-texts.test.ts` why it needs none.
 * `idempotency` says that an `Idempotency-Key` header is taken (`optional`) or demanded (`required`).
 */
export interface Endpoint<S extends EndpointSchema = EndpointSchema> {
  method: Method;
  url: string;
  base?: '/auth/v1';
  origin?: 'files';
  idempotency?: 'optional' | 'required';
  stakes?: Stakes;
  reaches?: readonly string[];
  gated?: readonly string[];
  file?: { types: readonly string[]; maxBytes: number; isStreamed?: boolean };
  schema: S;
}

/** Keeps the literal types of a contract, so that handlers and callers are inferred from it. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

export function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'schema' in value;
}
