import type { FastifyRequest } from 'fastify';
import { invalid } from '../errors.ts';

/** Says when a deed of the demo happened. */
export const toldMomentHeader = 'sidework-told-at';

/**
 * The moment that the filler of the demo gives to a request. Every other profile refuses the header, so no one dates a
 * deed on a platform that people use.
 */
export function toldMomentOf({ headers }: FastifyRequest, isDemo: boolean): Date | undefined {
  const told = headers[toldMomentHeader];
  if (told === undefined) return undefined;
  if (!isDemo) throw invalid('invalid_input', 'Only the demo says when something happened.');
  const moment = new Date(String(told));
  if (!(moment.getTime() <= Date.now()))
    throw invalid('invalid_input', 'What happened has a moment in the past.');
  return moment;
}
