import { z } from 'zod';
import { Day } from '../kernel/values.ts';

export const Inputs = z.array(z.object({ name: z.string(), value: z.string() }));

/** A figure that opens: how it came about, from what, by whose word and as of when. */
export const ExplainedLine = z
  .object({
    key: z.string(),
    label: z.string(),
    amountCents: z.number().int(),
    formula: z.string(),
    inputs: Inputs,
    source: z.string(),
    asOf: Day,
  })
  .meta({ id: 'ExplainedLine' });
