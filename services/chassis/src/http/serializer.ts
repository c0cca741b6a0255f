import fastJson from 'fast-json-stringify';
import { z } from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** `anyOf: [X, null]` becomes X with `nullable`: the generated code then tests for null only, not the whole of X. */
function plain(schema: JsonSchema): JsonSchema {
  const [first, second, ...more] = schema.anyOf ?? [];
  if (first && second?.type === 'null' && more.length === 0) {
    const { anyOf: _either, ...rest } = schema;
    return plain({ ...rest, ...first, nullable: true } as JsonSchema);
  }
  const children = Object.entries(schema.properties ?? {});
  const withoutFormat = { ...schema, format: undefined, pattern: undefined };
  return {
    ...withoutFormat,
    ...(children.length > 0 && {
      properties: Object.fromEntries(
        children.map(([name, child]) => [name, plain(child as JsonSchema)]),
      ),
    }),
    ...(schema.items && { items: plain(schema.items as JsonSchema) }),
    ...(schema.anyOf && { anyOf: schema.anyOf.map((option) => plain(option as JsonSchema)) }),
  } as JsonSchema;
}

/** Text of a response by its contract; fields that the contract does not name are dropped. */
export function serializerFor(schema: z.ZodType): (value: unknown) => string {
  const json = z.toJSONSchema(schema, {
    io: 'output',
    metadata: z.registry(),
    unrepresentable: 'any',
  });
  return fastJson(JSON.parse(JSON.stringify(plain(json))));
}
