import { type AnyConsumer, consumer } from '@sidework/chassis/events/consumer';
import type { EventDefinition, EventType } from '@sidework/contracts/kernel/event';
import type { z } from 'zod';
import type { Notice } from './notice.ts';
import { raiseNotification } from './raise-notification.ts';

/** A consumer of one event with a durable of its own, `name`. `noticesOf` returns undefined for an event that is no notice. */
export const notifyWhen = <D>(
  name: `notify-when-${string}`,
  event: EventDefinition<EventType, z.ZodType<D>>,
  noticesOf: (data: D) => Notice | Notice[] | undefined,
): AnyConsumer =>
  consumer({
    name,
    event,
    async handle(tx, { id, data, occurredAt }) {
      for (const notice of [noticesOf(data) ?? []].flat())
        await raiseNotification(tx, id, notice, occurredAt);
    },
  });
