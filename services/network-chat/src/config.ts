import { limit, ServiceConfig } from '@sidework/chassis/config';
import { z } from 'zod';

export const Config = ServiceConfig.extend({
  /** One person may send so many messages at once, and so many in each minute, over all receivers. */
  MESSAGES_PER_MINUTE: limit({ default: 60, productionCeiling: 300 }),
  /** One person may search in their messages so many times at once, and so many in each minute. */
  MESSAGE_SEARCHES_PER_MINUTE: limit({ default: 120, productionCeiling: 600 }),
  /** The origins of the push services that browsers may name, separated by spaces; a star stands for labels of a host. */
  PUSH_SERVICES: z
    .string()
    .default(
      'https://fcm.googleapis.com https://updates.push.services.mozilla.com https://web.push.apple.com https://*.notify.windows.com',
    ),
});
export type Config = z.infer<typeof Config>;
