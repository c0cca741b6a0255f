import { randomUUID } from 'node:crypto';
import { cancelService } from '@sidework/contracts/client-services/escrow';
import { hireChanged } from '@sidework/contracts/client-services/events';
import { requestChanges } from '@sidework/contracts/client-services/services';
import { expect, it } from 'vitest';
import { aService, completed } from '../../test/builders.ts';
import { aKey } from '../../test/money.ts';
import { testClientServices } from '../../test/service.ts';

const service = testClientServices();

const toldOf = async (id: string) =>
  (await service.emitted(hireChanged.type)).filter(({ data }) => data.serviceId === id);

it('the end of the work of a job is told, and its being under way again', async () => {
  const client = await service.person();
  const professional = await service.person();
  const [jobRequestId, other] = [randomUUID(), randomUUID()];
  const pair = { client, professional };
  const ended = await aService(service.db, { ...pair, jobRequestId });
  const reopened = await aService(service.db, { ...pair, jobRequestId: other, ...completed() });
  const offJob = await aService(service.db, pair);
  for (const { id: serviceId } of [ended, offJob])
    await service.as(client).call(cancelService, {
      params: { serviceId },
      body: { cause: 'changed_plans' },
      headers: aKey(),
    });
  await service.as(client).call(requestChanges, {
    params: { serviceId: reopened.id },
    body: { reason: 'The tap still drips.' },
  });
  expect(await toldOf(ended.id)).toMatchObject([{ data: { jobRequestId, isUnderWay: false } }]);
  expect(await toldOf(reopened.id)).toMatchObject([
    { data: { jobRequestId: other, isUnderWay: true } },
  ]);
  expect(await toldOf(offJob.id)).toEqual([]);
});
