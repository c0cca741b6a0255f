import fastJson from 'fast-json-stringify';
import { z } from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;
type Serializer = (value: unknown) => string;

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

const serializers = new WeakMap<z.ZodType, Serializer>();

/**
 * Text of a response by its contract; fields that the contract does not name are dropped. Made when the first answer needs
 * it, and kept: a service starts sooner without, and routes share what they answer.
 */
export function serializerFor(schema: z.ZodType): Serializer {
  return (value) => (serializers.get(schema) ?? keptSerializer(schema))(value);
}

function keptSerializer(schema: z.ZodType): Serializer {
  const made = makeSerializer(schema);
  serializers.set(schema, made);
  return made;
}

/** Writes the serializer of a schema, and throws where a part of the schema has no JSON form. */
export function makeSerializer(schema: z.ZodType): Serializer {
  const json = z.toJSONSchema(schema, {
    io: 'output',
    metadata: z.registry(),
    unrepresentable: 'any',
  });
  return fastJson(JSON.parse(JSON.stringify(plain(json))));
}
