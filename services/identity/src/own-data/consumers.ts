import { type AnyConsumer, consumer } from '@sidework/chassis/events/consumer';
import { keepPart } from './keep-part.ts';
import { keepers } from './keepers.ts';
import { noteErased } from './note-erased.ts';

type Keeper = (typeof keepers)[number];

const keepPartOf = ({ service, exportGathered }: Keeper) =>
  consumer({
    name: `keep-part-when-${service}-gathered`,
    event: exportGathered,
    handle: (tx, { data: { userId: _known, ...part }, occurredAt }) =>
      keepPart(tx, { ...part, service, receivedAt: occurredAt }),
  });

const noteErasureBy = ({ service, accountErased }: Keeper) =>
  consumer({
    name: `note-when-${service}-erased`,
    event: accountErased,
    handle: (tx, { data, occurredAt }) =>
      noteErased(tx, { ...data, service, erasedAt: occurredAt }),
  });

export const ownDataConsumers: AnyConsumer[] = [
  ...keepers.map(keepPartOf),
  ...keepers.map(noteErasureBy),
];
