import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';

/** How a professional answers first messages. Both are null as long as too few people have asked. */
export const AnswerRecord = z
  .object({
    /** The share that was answered within 48 hours, in whole percent. */
    answeredPercent: z.number().int().min(0).max(100).nullable(),
    /** The median of the minutes until those answers. */
    usualMinutes: z.number().int().min(1).nullable(),
  })
  .meta({ id: 'AnswerRecord' });
export type AnswerRecord = z.infer<typeof AnswerRecord>;

export const getAnswerRecord = endpoint({
  method: 'GET',
  url: '/answer-records/:personId',
  schema: {
    summary:
      'How an adult professional answered the first messages of the last year: the share within 48 hours, and the usual time',
    params: z.object({ personId: z.uuid() }),
    response: { 200: AnswerRecord },
  },
});
