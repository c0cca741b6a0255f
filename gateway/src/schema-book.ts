import type { Endpoint } from '@sidework/contracts/kernel/endpoint';
import { Problem } from '@sidework/contracts/kernel/problems';
import type { TextRule } from '@sidework/contracts/kernel/values';
import { z } from 'zod';

export type Json = { [key: string]: unknown };
type Io = 'input' | 'output';

export type SchemaBook = ReturnType<typeof schemaBook>;

/** Gathers the schemas that have a name, so that each stands in the document once. */
export function schemaBook(endpoints: Endpoint[]) {
  const all: Record<string, Json> = {};
  const given = new Set(
    endpoints
      .flatMap(({ schema }) => [Problem, ...Object.values(schema.response)])
      .flatMap((schema) => Object.keys(jsonSchema(schema, 'output').named)),
  );

  /** A schema that is both taken and given can differ in the two (a default, say), so it has two entries. */
  const nameFor = (name: string, io: Io) =>
    io === 'input' && given.has(name) ? `${name}Input` : name;

  function refer(schema: z.ZodType, io: Io): Json {
    const { root, named } = jsonSchema(schema, io);
    for (const [name, definition] of Object.entries(named))
      all[nameFor(name, io)] = withReferences(definition, (to) => nameFor(to, io));
    return withReferences(root, (to) => nameFor(to, io));
  }

  return { all, refer };
}

function jsonSchema(schema: z.ZodType, io: Io): { root: Json; named: Record<string, Json> } {
  const {
    $schema: _dialect,
    $defs: named = {},
    ...root
  } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema: written }) =>
      void Object.assign(written, ...rulesOf(zodSchema)),
  }) as Json & { $defs?: Record<string, Json> };
  return { root, named };
}

/** Rules of the contracts are functions to zod, so they describe themselves. */
function rulesOf({ _zod: { def } }: z.core.$ZodTypes): TextRule['says'][] {
  return (def.checks ?? []).flatMap(({ _zod: check }) => {
    const rule = 'fn' in check.def ? (check.def.fn as Partial<TextRule>) : {};
    return rule.says ? [rule.says] : [];
  });
}

function withReferences(schema: Json, nameFor: (name: string) => string): Json {
  return JSON.parse(JSON.stringify(schema), (key, value) =>
    key === '$ref' && typeof value === 'string'
      ? value.replace(/^#\/\$defs\/(.+)$/, (_, name) => `#/components/schemas/${nameFor(name)}`)
      : value,
  );
}
