import { z } from 'zod';
import { faultOfLine, faultOfLines, lineAsSeen, linesAsSeen } from './shown-text.ts';

const shown =
  (asSeen: (text: string) => string, faultOf: (text: string) => string | undefined) =>
  (missing?: string) =>
    z
      .string(missing)
      // A text of which nothing is seen is refused, not taken for an empty one.
      .overwrite((text) => (faultOf(text) ? text : asSeen(text)))
      .trim()
      .superRefine((text, context) => {
        const fault = faultOf(text);
        if (fault) context.addIssue(fault);
      });

/** People write this on one line for others to read: a name, a title, a place. `missing` is said where there is none. */
export const oneLine = shown(lineAsSeen, faultOfLine);

/** People write this at length: a description, a message, a reason. */
export const manyLines = shown(linesAsSeen, faultOfLines);
