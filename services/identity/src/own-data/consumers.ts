import { type AnyConsumer, consumer } from '@sidework/chassis/events/consumer';
import { keepPart } from './keep-part.ts';
import { noteErased } from './note-erased.ts';
import { servicesWithOwnData } from './services-with-own-data.ts';

type ServiceWithOwnData = (typeof servicesWithOwnData)[number];

const keepPartOf = ({ service, exportGathered }: ServiceWithOwnData) =>
  consumer({
    name: `keep-part-when-${service}-gathered`,
    event: exportGathered,
    handle: (tx, { data: { userId: _known, ...part }, occurredAt }) =>
      keepPart(tx, { ...part, service, receivedAt: occurredAt }),
  });

const noteErasureBy = ({ service, accountErased }: ServiceWithOwnData) =>
  consumer({
    name: `note-when-${service}-erased`,
    event: accountErased,
    handle: (tx, { data, occurredAt }) =>
      noteErased(tx, { ...data, service, erasedAt: occurredAt }),
  });

export const ownDataConsumers: AnyConsumer[] = [
  ...servicesWithOwnData.map(keepPartOf),
  ...servicesWithOwnData.map(noteErasureBy),
];
