import { type AnyConsumer, consumer } from '@sidework/chassis/events/consumer';
import { servicesWithOwnData } from '../exports/services-with-own-data.ts';
import { noteErased } from './note-erased.ts';

export const deletionConsumers: AnyConsumer[] = servicesWithOwnData.map(
  ({ service, accountErased }) =>
    consumer({
      name: `note-when-${service}-erased`,
      event: accountErased,
      handle: (tx, { data, occurredAt }) =>
        noteErased(tx, { ...data, service, erasedAt: occurredAt }),
    }),
);
