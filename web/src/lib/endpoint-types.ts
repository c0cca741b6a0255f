import type { Endpoint, EndpointSchema } from '@sidework/contracts/kernel/endpoint';
import type { z } from 'zod';

export type { Endpoint };

type Sent<S, Part extends string> =
  S extends Record<Part, infer T extends z.ZodType> ? z.input<T> : never;

/** A query travels as text that the server reads back, so a number or a boolean may be given as what it is. */
type SentQuery<S> = S extends { querystring: infer T extends z.ZodType }
  ? {
      [K in keyof z.input<T>]: AsGiven<
        z.input<T>[K],
        K extends keyof z.output<T> ? z.output<T>[K] : never
      >;
    }
  : never;

type AsGiven<In, Out> = unknown extends In ? Out : In | Out;

type Named<Name extends string, T> = [T] extends [never]
  ? { [K in Name]?: undefined }
  : object extends T
    ? { [K in Name]?: T }
    : { [K in Name]: T };

export type Args<E extends Endpoint> = Named<'params', Sent<E['schema'], 'params'>> &
  Named<'query', SentQuery<E['schema']>> &
  Named<'body', Sent<E['schema'], 'body'>>;

export interface CallOptions {
  /** One per opening of a form, so that a second click is answered with the first result. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

type Success<R> = R extends { 200: infer T extends z.ZodType }
  ? T
  : R extends { 201: infer T extends z.ZodType }
    ? T
    : R extends { 202: infer T extends z.ZodType }
      ? T
      : never;

export type Answer<E extends Endpoint> = [Success<E['schema']['response']>] extends [never]
  ? undefined
  : z.output<Success<E['schema']['response']>>;

/** The arguments may be left out where the contract asks for none. */
export type Rest<T> = object extends T ? [args?: T] : [args: T];

/** The schema stays on the server and in forms, so that pages do not load it. */
export type Route = Pick<Endpoint, 'method' | 'url' | 'base'>;

export type { EndpointSchema };
