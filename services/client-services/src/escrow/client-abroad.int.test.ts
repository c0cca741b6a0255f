import { addCrmClient } from '@sidework/contracts/client-services/crm-clients';
import * as api from '@sidework/contracts/client-services/escrow';
import {
  escrowReleased,
  servicePaidOutside,
} from '@sidework/contracts/client-services/events/money';
import { progressService } from '@sidework/contracts/client-services/services';
import { expect, it } from 'vitest';
import { aService } from '../../test/builders.ts';
import { fund } from '../../test/money.ts';
import { testClientServices } from '../../test/service.ts';

const service = testClientServices();
const abroad = { type: 'international', country: 'Portugal' } as const;
const atHome = { type: 'domestic', country: 'United States' } as const;

it.each([
  ['a client abroad', abroad, 'Portugal'],
  ['a client at home', atHome, undefined],
])('payment of %s says the country where it is another one (F11)', async (_, kept, country) => {
  const [client, professional] = [await service.person(), await service.person()];
  const body = { clientId: client.id, ...kept };
  const added = await service.as(professional).call(addCrmClient, { body });
  expect(added.statusCode, added.body).toBe(201);
  const told = async (type: Parameters<typeof service.emitted>[0], serviceId: string) =>
    (await service.emitted(type)).find(({ data }) => data.serviceId === serviceId)?.data;

  const held = await aService(service.db, { client, professional });
  await fund(service, client, held.id, 9_900);
  await service.as(client).call(api.releaseService, { params: { serviceId: held.id } });
  expect(await told(escrowReleased.type, held.id)).toHaveProperty('grossCents', 9_900);
  expect((await told(escrowReleased.type, held.id))?.clientCountry).toBe(country);

  const done = await aService(service.db, { client, professional });
  const params = { serviceId: done.id };
  const finished = { params, body: { progressStage: 'completed' as const } };
  await service.as(professional).call(progressService, finished);
  const outside = await service.as(client).call(api.markPaidOutside, { params });
  expect(outside.statusCode, outside.body).toBe(200);
  expect((await told(servicePaidOutside.type, done.id))?.clientCountry).toBe(country);
});
