import { z } from 'zod';
import { faultOfLine, faultOfLines } from './shown-text.ts';

const shown = (faultOf: (text: string) => string | undefined) => (missing?: string) =>
  z
    .string(missing)
    .trim()
    .superRefine((text, context) => {
      const fault = faultOf(text);
      if (fault) context.addIssue(fault);
    });

/** What people write for others to read on one line: a name, a title, a place. `missing` is said where there is none at all. */
export const oneLine = shown(faultOfLine);

/** What they write at length: a description, a message, a reason. */
export const manyLines = shown(faultOfLines);
