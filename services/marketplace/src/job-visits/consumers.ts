import { consumer } from '@sidework/chassis/events/consumer';
import { hireChanged } from '@sidework/contracts/client-services/events';
import { keepHire } from './queries.ts';

export const keepHireWhenChanged = consumer({
  name: 'keep-hire-when-changed',
  event: hireChanged,
  handle: (tx, { data, occurredAt }) =>
    keepHire(tx, data.jobRequestId, !data.isUnderWay, occurredAt),
});
