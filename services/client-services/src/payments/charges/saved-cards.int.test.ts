import type { Actor } from '@sidework/chassis/http/actor';
import { fundService } from '@sidework/contracts/client-services/escrow';
import { payByCard } from '@sidework/contracts/client-services/payments';
import * as api from '@sidework/contracts/client-services/saved-cards';
import { beforeEach, expect, it } from 'vitest';
import { aService } from '../../../test/builders.ts';
import { aCard, aKey, cards, runBackgroundJobs } from '../../../test/money.ts';
import { testClientServices } from '../../../test/service.ts';

const service = testClientServices();
let client: Actor;
let serviceId: string;
beforeEach(async () => {
  client = await service.person();
  const professional = await service.person();
  ({ id: serviceId } = await aService(service.db, { client, professional }));
});

async function asked(amountCents: number): Promise<{ paymentId: string }> {
  const body = { amountCents };
  const args = { params: { serviceId }, body, headers: aKey() };
  return (await service.as(client).call(fundService, args)).json();
}
const pay = async (amountCents: number, isKept: boolean, number?: string) => {
  const params = await asked(amountCents);
  const body = { ...aCard(number), isKept };
  const paid = await service.as(client).call(payByCard, { params, body });
  await runBackgroundJobs(service);
  return paid;
};
const kept = async (by = client): Promise<api.SavedCard[]> =>
  (await service.as(by).call(api.listSavedCards)).json().items;
const remove = (by: Actor, cardId: string) =>
  service.as(by).call(api.removeSavedCard, { params: { cardId } });

it('a card is kept by consent, once, without its number, and pays the next time', async () => {
  await pay(100, false);
  expect(await kept()).toEqual([]);
  await pay(100, true);
  await pay(100, true);
  const [card] = await kept();
  expect(await kept()).toEqual([
    { id: expect.any(String), brand: 'Visa', lastFour: '4242', expiry: '12/98' },
  ]);
  const params = await asked(200);
  const body = { cardId: card?.id ?? '' };
  const paid = await service.as(client).call(api.payBySavedCard, { params, body });
  expect(paid.json()).toMatchObject({ card: 'Visa ending in 4242' });
  await runBackgroundJobs(service);
  const [held] = await service.sql`
    select escrowed_amount_cents::int as cents from services where id = ${serviceId}`;
  expect(held?.cents).toBe(500);
  const stored = await service.sql`select * from sandbox_cards`;
  expect(JSON.stringify(stored)).not.toContain('424242');
});

it('a card that the bank declines is not kept', async () => {
  await pay(100, true, cards.fails);
  expect(await kept()).toEqual([]);
});

it('a card is of its owner alone, and is gone once removed', async () => {
  await pay(100, true);
  const [card] = await kept();
  const cardId = card?.id ?? '';
  const stranger = await service.person();
  expect(await kept(stranger)).toEqual([]);
  expect((await remove(stranger, cardId)).statusCode).toBe(404);
  expect((await remove(client, cardId)).json()).toEqual({ items: [] });
  const params = await asked(200);
  const again = await service.as(client).call(api.payBySavedCard, { params, body: { cardId } });
  expect([again.statusCode, again.json().code]).toEqual([404, 'card_not_found']);
});
