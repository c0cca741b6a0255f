import { sweepObjects } from '@sidework/chassis/objects/object-sweep';
import { profileChanged } from '@sidework/contracts/identity/events';
import { kidsAvatars } from '@sidework/contracts/identity/kids/kids';
import * as api from '@sidework/contracts/identity/own-profile/own-profile';
import { servedAvatar } from '@sidework/contracts/identity/pictures/pictures';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { aChildOf, aMemberOf, aPerson, bornYearsAgo, testIdentity } from '../../test/builders.ts';

const service = testIdentity();
/** No server listens there. */
const cutOff = testIdentity({ S3_URL: 'http://127.0.0.1:1' });

type Person = Awaited<ReturnType<typeof aPerson>>;

/** As a phone takes it: with where it was. */
const aPhoto = (colour = 'teal') =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: colour } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 44/1 0/1' } })
    .jpeg()
    .toBuffer();

const upload = ({ caller }: Person, body: unknown, type = 'image/jpeg') =>
  caller.call(api.uploadAvatar, { body, headers: { 'content-type': type } });
const own = async ({ caller }: Person) => (await caller.call(api.getOwnProfile)).json();
const open = (url: string) =>
  service.visitor.call(servedAvatar, { params: { name: url.split('/').at(-1) ?? '' } });

const lastTold = async ({ id }: Person) =>
  (await service.emitted(profileChanged.type)).findLast(({ data }) => data.id === id)?.data;
const kept = ({ id }: Person) =>
  service.sql<{ key: string; state: string }[]>`
    select key, state from stored_objects where owner_id = ${id} order by created_at`;

describe('PUT /profiles/me/avatar', () => {
  it('keeps a picture drawn anew under a name that nobody guesses, and tells of it', async () => {
    const person = await aMemberOf(service);
    const reply = await upload(person, await aPhoto());
    expect(reply.statusCode).toBe(200);
    const { avatarUrl } = reply.json();
    expect(avatarUrl).toMatch(/^http:\/\/localhost:8081\/avatars\/[\w-]{32}\.webp$/);
    expect(await lastTold(person)).toMatchObject({ avatarUrl });

    const served = await open(avatarUrl);
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=3600',
      'x-content-type-options': 'nosniff',
      'content-length': `${served.rawPayload.length}`,
    });
    const { format, width, height, exif } = await sharp(served.rawPayload).metadata();
    expect({ format, width, height, exif }).toEqual({ format: 'webp', width: 512, height: 512 });
  });

  it('takes the place of the one before, which goes', async () => {
    const person = await aMemberOf(service);
    const [first, second] = [
      (await upload(person, await aPhoto('teal'))).json().avatarUrl,
      (await upload(person, await aPhoto('gold'))).json().avatarUrl,
    ];
    expect((await open(first)).statusCode).toBe(404);
    expect((await open(second)).statusCode).toBe(200);
    expect((await kept(person)).map(({ state }) => state)).toEqual(['removing', 'kept']);
    await sweepObjects(service.deps, service.deps.now());
    expect(await kept(person)).toHaveLength(1);
  });

  it.each([
    ['words', Buffer.from('not a picture at all'), 'image/png', 422, 'picture_unreadable'],
    ['another kind of file', Buffer.from('GIF89a'), 'image/gif', 400, 'invalid_input'],
    ['no file', { avatar: 'x' }, 'application/json', 400, 'invalid_input'],
    ['too much', Buffer.alloc(5 * 1_048_576 + 1), 'image/png', 413, 'file_too_large'],
  ])('refuses %s [D-106]', async (_what, body, type, status, code) => {
    const person = await aMemberOf(service);
    const reply = await upload(person, body, type);
    expect([reply.statusCode, reply.json().code]).toEqual([status, code]);
    expect((await own(person)).avatarUrl).toBeNull();
    expect(await kept(person)).toEqual([]);
  });

  it('is not for children, who choose one of ours [D-10]', async () => {
    const child = await aChildOf(service);
    const reply = await upload(child, await aPhoto());
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'kids_have_set_pictures']);
    expect(await kept(child)).toEqual([]);
  });

  it('waits until somebody said how old they are', async () => {
    const reply = await upload(await aPerson(service), await aPhoto());
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'birth_date_needed']);
  });

  it('is let go where its owner turns out to be a child', async () => {
    const person = await aMemberOf(service);
    const { avatarUrl } = (await upload(person, await aPhoto())).json();
    // As it was before anybody was asked.
    await service.sql`update profiles set date_of_birth = null where id = ${person.id}`;
    const body = { ...(await own(person)), dateOfBirth: bornYearsAgo(12) };
    const { fullName, accountType, dateOfBirth } = body;
    await person.caller.call(api.setUpProfile, {
      body: { fullName, accountType, dateOfBirth, location: 'Newark, NJ' },
    });
    expect((await own(person)).avatarUrl).toBeNull();
    expect((await open(avatarUrl)).statusCode).toBe(404);
  });

  it('is taken twenty times an hour', async () => {
    const person = await aMemberOf(service);
    const photo = await aPhoto();
    const statuses = [];
    for (let turn = 0; turn < 21; turn += 1)
      statuses.push((await upload(person, photo)).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
    const late = await upload(person, photo);
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('refuses a visitor', async () => {
    const headers = { 'content-type': 'image/jpeg' };
    const reply = await service.visitor.call(api.uploadAvatar, { body: await aPhoto(), headers });
    expect(reply.statusCode).toBe(401);
  });
});

describe('a store that is away', () => {
  it('takes no picture, and changes nothing', async () => {
    const person = await aMemberOf(cutOff);
    const before = await own(person);
    const reply = await upload(person, await aPhoto());
    expect([reply.statusCode, reply.json().code]).toEqual([503, 'store_unavailable']);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    expect(await own(person)).toEqual(before);
  });
});

describe('DELETE /profiles/me/avatar', () => {
  it('takes the picture away at once', async () => {
    const person = await aMemberOf(service);
    const { avatarUrl } = (await upload(person, await aPhoto())).json();
    const reply = await person.caller.call(api.removeAvatar);
    expect([reply.statusCode, reply.json().avatarUrl]).toEqual([200, null]);
    expect((await open(avatarUrl)).statusCode).toBe(404);
    expect((await person.caller.call(api.removeAvatar)).statusCode).toBe(200);
    expect(await lastTold(person)).toMatchObject({ avatarUrl: null });
  });
});

describe('PUT /profiles/me/kids-avatar', () => {
  it.each(kidsAvatars)('shows a child as %s [D-10]', async (avatar) => {
    const child = await aChildOf(service);
    const reply = await child.caller.call(api.chooseKidsAvatar, { body: { avatar } });
    expect([reply.statusCode, reply.json().avatarUrl]).toEqual([
      200,
      `/kids-avatars/${avatar}.svg`,
    ]);
    expect(await lastTold(child)).toMatchObject({ avatarUrl: `/kids-avatars/${avatar}.svg` });
  });

  it('knows no other picture, and no adult', async () => {
    const [child, adult] = [await aChildOf(service), await aMemberOf(service)];
    const unknown = await child.caller.call(api.chooseKidsAvatar, { body: { avatar: 'wolf' } });
    const grown = await adult.caller.call(api.chooseKidsAvatar, { body: { avatar: 'fox' } });
    expect([unknown.statusCode, grown.statusCode]).toEqual([400, 403]);
  });
});

describe('GET /avatars/:name', () => {
  it.each(['x', '../x', `${'a'.repeat(32)}.webp`, `${'a'.repeat(32)}.svg`])(
    'knows nothing by the name %s',
    async (name) => {
      const reply = await service.visitor.call(servedAvatar, { params: { name } });
      expect(reply.statusCode).toBe(404);
      expect(reply.headers['cache-control']).toBe('no-store');
    },
  );

  it('serves no other kind of file that lies in the store', async () => {
    const name = `${'b'.repeat(32)}.webp`;
    await service.sql`
      insert into stored_objects (key, kind, state, content_type)
      values (${`avatars/${name}`}, 'consent-form', 'kept', 'image/webp')`;
    expect((await open(name)).statusCode).toBe(404);
  });
});
