import type { Actor } from '@sidework/chassis/http/actor';
import * as api from '@sidework/contracts/business-tools/calendar-feeds';
import * as licenses from '@sidework/contracts/business-tools/licenses';
import { beforeEach, expect, it } from 'vitest';
import { testBusinessTools } from '../../test/service.ts';

const service = testBusinessTools();
let owner: Actor;
beforeEach(async () => {
  owner = await service.person();
});

const tokenIn = (url: string) => url.split('/').at(-1) ?? '';
const read = (token: string) => service.visitor.call(api.readCalendarFeed, { params: { token } });
const renew = async () => (await service.as(owner).call(api.renewCalendarFeed)).json().url;

it('a calendar is read by whoever has its address, and tells of a renewal', async () => {
  expect((await service.as(owner).call(api.getCalendarFeed)).json()).toEqual({ url: null });
  const body = { licenseName: 'Plumber', licenseNumber: 'P-1', expiryDate: '2027-01-01' };
  const { id } = (await service.as(owner).call(licenses.addLicense, { body })).json();
  const url = await renew();
  expect((await service.as(owner).call(api.getCalendarFeed)).json()).toEqual({ url });
  expect(url).toMatch(/^http:\/\/localhost:8080\/api\/calendar-feeds\/[\w-]{43}$/);
  const calendar = await read(tokenIn(url));
  expect(calendar.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(calendar.body).toContain('SUMMARY:Plumber (P-1) expires');
  expect(calendar.body).toContain('DTSTART;VALUE=DATE:20270101');
  await service.as(owner).call(licenses.editLicense, {
    params: { licenseId: id },
    body: { ...body, expiryDate: '2029-01-01' },
  });
  const renewed = (await read(tokenIn(url))).body;
  expect(renewed).toContain(`UID:${id}@sidework`);
  expect(renewed).toContain('SEQUENCE:1');
  expect(renewed).toContain('DTSTART;VALUE=DATE:20290101');
});

it('an address that was renewed or taken away leads nowhere', async () => {
  const first = tokenIn(await renew());
  const second = tokenIn(await renew());
  expect((await read(first)).statusCode).toBe(404);
  expect((await read(second)).statusCode).toBe(200);
  await service.as(owner).call(api.closeCalendarFeed);
  expect((await read(second)).statusCode).toBe(404);
});
