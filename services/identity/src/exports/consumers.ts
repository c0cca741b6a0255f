import { type AnyConsumer, consumer } from '@sidework/chassis/events/consumer';
import { keepPart } from './keep-part.ts';
import { servicesWithOwnData } from './services-with-own-data.ts';

export const exportConsumers: AnyConsumer[] = servicesWithOwnData.map(
  ({ service, exportGathered }) =>
    consumer({
      name: `keep-part-when-${service}-gathered`,
      event: exportGathered,
      handle: (tx, { data: { userId: _known, ...part }, occurredAt }) =>
        keepPart(tx, { ...part, service, receivedAt: occurredAt }),
    }),
);
