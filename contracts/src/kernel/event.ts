import type { z } from 'zod';

/** `<service>.<noun>.<past>.v<N>`: the CloudEvents type and the NATS subject in one. */
export type EventType = `${string}.${string}.${string}.v${number}`;

/** One kind of event; `aggregate` names the thing it happened to, whose events keep their order. */
export interface EventDefinition<T extends EventType = EventType, S extends z.ZodType = z.ZodType> {
  type: T;
  data: S;
  aggregate: (data: z.infer<S>) => string;
}

/** Declares an event in the past tense by its owner; it carries what a reader needs to act without asking back. */
export function event<const T extends EventType, S extends z.ZodType>(
  type: T,
  data: S,
  aggregate: (data: z.infer<S>) => string,
): EventDefinition<T, S> {
  return { type, data, aggregate };
}

/** A CloudEvents 1.0 envelope in JSON; `sequence` counts the events of `subject` from 1 without gaps. */
export interface Envelope<D = unknown> {
  specversion: '1.0';
  id: string;
  source: string;
  type: string;
  subject: string;
  sequence: number;
  time: string;
  datacontenttype: 'application/json';
  requestid?: string;
  /** The span that the event was written in, where tracing is on (CloudEvents' extension for tracing). */
  traceparent?: string;
  data: D;
}

/** The JetStream stream that holds the events of a service: `client-services` → `CLIENT_SERVICES`. */
export function streamOf(typeOrService: string): string {
  const [service = ''] = typeOrService.split('.');
  return service.toUpperCase().replaceAll('-', '_');
}
