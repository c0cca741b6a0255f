import type { Actor } from '@sidework/chassis/http/actor';
import { accountDeleted, profileChanged } from '@sidework/contracts/identity/events';
import { contentReported } from '@sidework/contracts/marketplace/events';
import * as api from '@sidework/contracts/marketplace/portfolio';
import { reportPortfolioPhoto } from '@sidework/contracts/marketplace/reports';
import { contentHidden } from '@sidework/contracts/network-chat/events';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { testMarketplace } from '../../test/service.ts';
import { professionalGigs } from '../gigs/table.ts';
import { gatherOwnData } from '../own-data/gather-own-data.ts';

const service = testMarketplace();
const picture = await sharp({
  create: { width: 1_600, height: 1_200, channels: 3, background: '#2b6' },
})
  .withExif({ IFD0: { Artist: 'Ada Marigold' } })
  .jpeg()
  .toBuffer();

let pat: Actor;
beforeEach(async () => {
  pat = await service.person({}, { fullName: 'Pat Delgado' });
  await service.db.insert(professionalGigs).values({
    id: uuidv7(),
    professionalId: pat.id,
    title: 'Leaks',
    description: 'Found and mended',
    category: 'plumbing',
    pricingType: 'hourly',
    createdAt: new Date(),
  });
});

const add = (by = pat, body = picture) =>
  service.as(by).call(api.addPortfolioPhoto, {
    body: body as never,
    headers: { 'content-type': 'image/jpeg' },
  });
const look = (by = service.visitor) => by.call(api.getPortfolio, { params: { personId: pat.id } });
const arrange = (items: object[], by = pat) =>
  service.as(by).call(api.arrangePortfolio, { body: { items } });
const shown = async (): Promise<api.Portfolio['items']> => (await look()).json().items;
const served = ({ name }: { name: string }) =>
  service.visitor.call(api.servedPortfolioPhoto, { params: { name } });

describe('the portfolio of a professional', () => {
  it('is redrawn photos in the order of their owner with captions, for visitors too', async () => {
    for (const _ of [1, 2]) expect((await add()).statusCode).toBe(200);
    const [first, second] = await shown();
    if (!first || !second) throw new Error('two photos were added');
    const reply = await arrange([
      { name: second.name, caption: 'Kitchen faucet' },
      { name: first.name, caption: '' },
    ]);
    expect(reply.statusCode, reply.body).toBe(200);
    expect((await shown()).map(({ name, caption }) => [name, caption])).toEqual([
      [second.name, 'Kitchen faucet'],
      [first.name, ''],
    ]);
    const file = await served(first);
    expect(file.headers['content-type']).toBe('image/webp');
    expect(file.rawPayload.includes('Marigold')).toBe(false);
  });

  it('is changed by its owner alone', async () => {
    await add();
    const [photo] = await shown();
    if (!photo) throw new Error('a photo was added');
    const other = await service.person();
    const remove = async (by: Actor) => {
      const asked = { params: { name: photo.name } };
      return (await service.as(by).call(api.removePortfolioPhoto, asked)).statusCode;
    };
    expect((await arrange([{ name: photo.name, caption: 'Mine' }], other)).statusCode).toBe(404);
    expect([await remove(other), await remove(pat), await remove(pat)]).toEqual([404, 200, 404]);
    expect((await served(photo)).statusCode).toBe(404);
  });

  it('has photos that readers report, and a moderator hides the one that is meant', async () => {
    for (const _ of [1, 2]) await add();
    const [first, second] = await shown();
    if (!first || !second) throw new Error('two photos were added');
    await arrange([
      { name: first.name, caption: 'Kitchen faucet' },
      { name: second.name, caption: '' },
    ]);
    const report = async (by: Actor, name = first.name) =>
      (
        await service.as(by).call(reportPortfolioPhoto, {
          params: { personId: pat.id, name },
          body: { reason: 'scam', comment: 'It is mine' },
        })
      ).statusCode;
    const reader = await service.person();
    const child = await service.person({ accountType: 'sidework_kids' });
    const absent = `${'a'.repeat(32)}.webp`;
    expect([await report(reader, absent), await report(child), await report(pat)]).toEqual([
      404, 404, 422,
    ]);
    expect(await report(reader)).toBe(204);
    const [told] = (await service.emitted(contentReported.type)).slice(-1);
    const subject = { thing: 'portfolio_photo', subjectId: first.id, ownerId: pat.id } as const;
    expect(told?.data).toMatchObject({
      ...subject,
      title: 'Kitchen faucet',
      reporterId: reader.id,
    });
    for (const _ of [1, 2])
      await service.receive(contentHidden, { reportId: uuidv7(), ...subject });
    expect((await shown()).map(({ name }) => name)).toEqual([second.name]);
    expect((await served(first)).statusCode).toBe(404);
  });

  it('has 24 photos at most where several come at once, and none that is no picture', async () => {
    await service.sql`insert into portfolio_photos (name, person_id, position, added_at)
      select lpad(n::text, 32, '0') || '.webp', ${pat.id}, n, now() from generate_series(0, 22) n`;
    const codes = (await Promise.all([add(), add(), add()])).map(
      (reply) => reply.json().code ?? reply.statusCode,
    );
    expect(codes.sort()).toEqual([200, 'portfolio_full', 'portfolio_full']);
    await service.sql`delete from portfolio_photos where person_id = ${pat.id}`;
    expect((await add(pat, Buffer.from('<svg/>'))).statusCode).toBe(422);
  });

  it('is for no child, neither to have nor to see', async () => {
    const child = await service.person({ accountType: 'sidework_kids' });
    expect((await add(child)).statusCode).toBe(403);
    expect((await look(service.as(child))).statusCode).toBe(404);
  });

  it.each([
    ['a found child', () => asChild()],
    ['a deleted account', () => service.receive(accountDeleted, { id: pat.id })],
  ])('goes with %s', async (_, end) => {
    await add();
    const [photo] = await shown();
    const rows: unknown[] = [];
    const kept = (await gatherOwnData(service.db, pat.id)).find(
      ({ name }) => name === 'portfolio.json',
    );
    for await (const row of kept?.rows ?? []) rows.push(row);
    expect(rows).toMatchObject([{ name: photo?.name }]);
    await end();
    await service.doPersonTasks();
    expect((await served(photo ?? { name: '' })).statusCode).toBe(404);
  });
});

const asChild = () =>
  service.receive(
    profileChanged,
    {
      id: pat.id,
      fullName: 'Kim Kid',
      avatarUrl: null,
      profession: null,
      location: null,
      userType: 'client',
      accountType: 'sidework_kids',
      roles: [],
      completedServicesAsProfessional: 0,
      guardianIds: [],
      mayAct: false,
    },
    { sequence: 1_000_000 },
  );
