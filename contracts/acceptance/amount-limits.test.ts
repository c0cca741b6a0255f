import { expect, it } from 'vitest';
import { z } from 'zod';
import { catalogue, publicUrl } from '../src/catalogue.ts';
import { maxCents } from '../src/kernel/money.ts';
import type { ServiceName } from '../src/platform.ts';

/** The fields of a body that are amounts, by their names. */
function amountsIn(schema: unknown): [string, z.ZodType][] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, field]) =>
      key.endsWith('Cents') ? [[key, field as z.ZodType]] : amountsIn(field),
    );
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(amountsIn);
  if (schema instanceof z.ZodPipe) return [schema.in, schema.out].flatMap(amountsIn);
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  )
    return amountsIn(schema.unwrap());
  return [];
}

/** Amounts that the service computes; a client may send them, and a wrong one is refused. */
const workedOut =
  /^(usdAmount|totalValue|dutyAmount|totalCost|taxAmount)Cents$|^(total|taxable)(Income|Deductions)Cents$|TaxCents$|^totalTaxDueCents$/;

const amounts = (Object.keys(catalogue) as ServiceName[]).flatMap((service) =>
  catalogue[service].flatMap((endpoint) =>
    amountsIn(endpoint.schema.body)
      .filter(([key]) => !workedOut.test(key))
      .map(([key, schema]) => ({
        name: `${endpoint.method} ${publicUrl(endpoint)} ${key}`,
        schema,
      })),
  ),
);

it('finds the amounts of the requests', () => expect(amounts.length).toBeGreaterThan(20));

it.each(amounts)('$name says its limit in dollars, not in cents', ({ schema }) => {
  for (const above of [maxCents + 1, 2 ** 60]) {
    const said = schema.safeParse(above).error?.issues[0]?.message;
    expect(said).toMatch(/^(Enter at most \$1,000,000,000|Please enter at most 1,000,000,000)$/);
  }
});
