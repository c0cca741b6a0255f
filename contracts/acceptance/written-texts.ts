import { z } from 'zod';
import { catalogue, publicUrl, sockets } from '../src/catalogue.ts';
import type { ServiceName } from '../src/platform.ts';

/** A text that a request or a frame may carry, wherever it stands in it. */
export interface TextOfRequest {
  /** `POST /api/jobs title` */
  name: string;
  schema: z.ZodType;
}

/** Every text of every request and socket, once. */
export function textsOfRequests(): TextOfRequest[] {
  const services = Object.keys(catalogue) as ServiceName[];
  const texts = services.flatMap((service) =>
    catalogue[service].flatMap((endpoint) => {
      const { body, querystring } = endpoint.schema;
      const at = `${endpoint.method} ${publicUrl(endpoint)}`;
      return [body, querystring].flatMap((schema) => (schema ? textsIn(schema, at) : []));
    }),
  );
  const frames = Object.values(sockets)
    .flat()
    .flatMap(({ url, schema }) => textsIn(schema.takes, url));
  return [...new Map([...texts, ...frames].map((text) => [text.name, text])).values()];
}

/** A schema that zod writes down is one of its own classes. */
const classic = (schema: z.core.$ZodType) => schema as z.ZodType;

function textsIn(schema: z.ZodType, name: string): TextOfRequest[] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, field]) =>
      textsIn(classic(field), `${name} ${key}`),
    );
  if (schema instanceof z.ZodString) return [{ name, schema }];
  if (schema instanceof z.ZodArray) return textsIn(classic(schema.element), `${name}[]`);
  if (schema instanceof z.ZodRecord) return textsIn(classic(schema.valueType), `${name}{}`);
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((option) => textsIn(classic(option), name));
  if (schema instanceof z.ZodPipe)
    return [schema.in, schema.out].flatMap((side) => textsIn(classic(side), name));
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  )
    return textsIn(classic(schema.unwrap()), name);
  return [];
}
