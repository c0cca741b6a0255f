import { platformProblems } from '@sidework/contracts/kernel/problems';
import type { z } from 'zod';
import { type AppError, type Fields, invalid, notFound } from '../errors.ts';

/** People call these parts of a request by other names than Fastify does. */
const parts: Record<string, string> = { querystring: 'query', headers: 'headers' };

/** Reads a part of a request as its contract declares it, or refuses it with a text for each field at fault. */
export function validatorFor(schema: z.ZodType, part = 'body') {
  return (data: unknown) => {
    const result = schema.safeParse(data);
    if (result.success) return { value: result.data };
    // A malformed id in the path is no more than an unknown one.
    return {
      error: part === 'params' ? notFound('not_found') : inputError(result.error, parts[part]),
    };
  };
}

/** The first text for each field at fault; `message` is the first of all, for those who show only one. */
function inputError({ issues }: z.ZodError, part = 'body'): AppError {
  const fields: Fields = {};
  for (const issue of issues)
    for (const name of fieldsOf(issue, part))
      fields[name] ??= isUnknown(issue) ? platformProblems.unknown_field : issue.message;
  const code = issues.some(isUnknown) ? 'unknown_field' : 'invalid_input';
  return invalid(code, Object.values(fields)[0], fields);
}

const isUnknown = (issue: z.core.$ZodIssue) => issue.code === 'unrecognized_keys';

/** A value that is wrong as a whole is reported under its part of the request. */
function fieldsOf(issue: z.core.$ZodIssue, part: string): string[] {
  if (issue.code !== 'unrecognized_keys') return [issue.path.join('.') || part];
  return issue.keys.map((key) => [...issue.path, key].join('.'));
}
