import type { Actor } from '@sidework/chassis/http/actor';
import { childWordsWritten } from '@sidework/contracts/marketplace/events';
import { changeGig, type GigPosting, postGig } from '@sidework/contracts/marketplace/gigs';
import { beforeEach, describe, expect, it } from 'vitest';
import { testMarketplace } from '../../test/service.ts';

const service = testMarketplace();
const posting: GigPosting = {
  title: 'Lawns of all sizes',
  description: 'I bring my own rake.',
  category: 'lawn_mowing',
  priceCents: 2_000,
  pricingType: 'hourly',
  isRemote: false,
};
const contact = 'Call 973-555-0142.';
const texts = ({ title, description }: Pick<GigPosting, 'title' | 'description'>) => ({
  title,
  description,
});

let child: Actor;
beforeEach(async () => {
  child = await service.person(
    { accountType: 'sidework_kids' },
    { fullName: 'Mia K.', permits: ['paid_work'] },
  );
});

const offer = (body: GigPosting, by = child) => service.as(by).call(postGig, { body });
const change = (gigId: string, body: object, by = child) =>
  service.as(by).call(changeGig, { params: { gigId }, body: { ...posting, ...body } } as never);
const told = async () =>
  (await service.emitted(childWordsWritten.type))
    .map(({ data }) => data)
    .filter(({ writerId }) => writerId === child.id);
const kept = () => service.sql`
  select title, description from professional_gigs where professional_id = ${child.id}`;

describe('the gig of a child [D-117]', () => {
  it('is told to its guardians when it is posted and when it is written anew', async () => {
    const { id, version } = (await offer(posting)).json();
    const anew = { title: 'Lawns and hedges', version };
    expect((await change(id, anew)).statusCode).toBe(200);
    const about = { kind: 'gig', childIds: [child.id], subjectId: id, isHeld: false };
    expect(await told()).toMatchObject([
      { ...about, title: posting.title, texts: texts(posting) },
      { ...about, title: anew.title, texts: texts({ ...posting, ...anew }) },
    ]);
  });

  it.each(['title', 'description'] as const)(
    'is refused with contact details in its %s, which its guardians read',
    async (field) => {
      const { id, version } = (await offer(posting)).json();
      const before = await kept();
      const written = { ...posting, [field]: contact };
      for (const reply of [await offer(written), await change(id, { ...written, version })]) {
        expect([reply.statusCode, reply.json().code]).toEqual([422, 'contact_in_words']);
        expect(Object.keys(reply.json().fields)).toEqual([field]);
      }
      expect(await kept()).toEqual(before);
      const held = { isHeld: true, texts: texts(written) };
      expect((await told()).slice(1)).toMatchObject([held, held]);
    },
  );

  it('is refused where its texts say it together', async () => {
    const reply = await offer({ ...posting, title: 'Lawns 973 555', description: '0142 is it' });
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'contact_in_words']);
    expect(Object.keys(reply.json().fields)).toEqual(['title', 'description']);
  });

  it('that somebody else would change tells nobody', async () => {
    const { id, version } = (await offer(posting)).json();
    const other = await service.person(
      { accountType: 'sidework_kids' },
      { permits: ['paid_work'] },
    );
    expect((await change(id, { description: contact, version }, other)).statusCode).toBe(404);
    const writers = (await service.emitted(childWordsWritten.type)).map(
      ({ data }) => data.writerId,
    );
    expect(writers).not.toContain(other.id);
  });

  it('of an adult says what it likes', async () => {
    const adult = await service.person();
    const body: GigPosting = { ...posting, category: 'plumbing', description: contact };
    expect((await offer(body, adult)).statusCode).toBe(201);
    expect(await told()).toEqual([]);
  });
});
