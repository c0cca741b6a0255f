import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';

export const ChatPreferences = z
  .object({
    /** Whether others see what the person has read, and the person what they have. */
    showsReading: z.boolean(),
  })
  .meta({ id: 'ChatPreferences' });
export type ChatPreferences = z.infer<typeof ChatPreferences>;

export const getChatPreferences = endpoint({
  method: 'GET',
  url: '/chat-preferences',
  schema: { summary: 'What your chats show', response: { 200: ChatPreferences } },
});

export const setChatPreferences = endpoint({
  method: 'PUT',
  url: '/chat-preferences',
  stakes: 'protection',
  schema: {
    summary:
      'Show what you have read, or hide it: then you do not see what others have read either',
    body: z.strictObject({ showsReading: z.boolean() }),
    response: { 200: ChatPreferences },
  },
});
