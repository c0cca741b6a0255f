import { type AnyConsumer, consumer } from '@sidework/chassis/events/consumer';
import type { EventDefinition, EventType } from '@sidework/contracts/kernel/event';
import type { z } from 'zod';
import type { Notice } from './notice.ts';
import { raiseNotification } from './raise-notification.ts';

/** A consumer of one event with a durable of its own, `name`. `noticeOf` returns undefined for an event that is no notice. */
export const notifyWhen = <D>(
  name: `notify-when-${string}`,
  event: EventDefinition<EventType, z.ZodType<D>>,
  noticeOf: (data: D) => Notice | undefined,
): AnyConsumer =>
  consumer({
    name,
    event,
    async handle(tx, { id, data }) {
      const notice = noticeOf(data);
      if (notice) await raiseNotification(tx, id, notice);
    },
  });
