import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { PersonCard } from '../kernel/values.ts';
import { MessageView } from './messages.ts';

/** So many messages are read on each side of a reported one. */
export const messagesAround = 3;

export const ReportSurroundings = z
  .object({
    /** Those who wrote them. */
    people: z.array(PersonCard),
    /** The oldest first, with the reported one among them. */
    messages: z.array(
      MessageView.pick({
        id: true,
        senderId: true,
        content: true,
        isHidden: true,
        createdAt: true,
        attachments: true,
      }),
    ),
  })
  .meta({ id: 'ReportSurroundings' });
export type ReportSurroundings = z.infer<typeof ReportSurroundings>;

export const readSurroundings = endpoint({
  method: 'POST',
  url: '/reports/:reportId/surroundings',
  schema: {
    summary:
      'Read as a moderator the few messages before and after a reported one, while the report or an appeal waits; it is recorded',
    params: z.object({ reportId: z.uuid() }),
    response: { 200: ReportSurroundings },
  },
});
