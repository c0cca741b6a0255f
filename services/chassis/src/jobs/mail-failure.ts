import { z } from 'zod';

/** The answer of a mail server that refused. */
const Answer = z.object({
  responseCode: z.number().int(),
  response: z.string().optional(),
  command: z.string().optional(),
});

/** The code of RFC 3463 behind the first, which says more of the reason: `5.1.1`. */
const statusIn = (response = '') => /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})/.exec(response)?.[1];

/**
 * Why a mail did not leave, in codes: servers repeat in their own words whom it was for. What never reached one says itself
 * what is wrong, without an address.
 */
export function mailFailure(error: unknown): string {
  const { data } = Answer.safeParse(error);
  if (!data) return String(error).replace(/\S*@\S*/g, '[hidden]');
  return [data.command, data.responseCode, statusIn(data.response)].filter(Boolean).join(' ');
}
