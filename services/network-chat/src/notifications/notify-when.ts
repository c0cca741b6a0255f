import { type AnyConsumer, consumer } from '@sidework/chassis/events/consumer';
import type { EventDefinition, EventType } from '@sidework/contracts/kernel/event';
import type { z } from 'zod';
import type { Notice } from './notice.ts';
import { raiseNotification } from './raise-notification.ts';

/** A durable of its own for each event, which NATS knows by `name`; undefined of what nobody is told. */
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
