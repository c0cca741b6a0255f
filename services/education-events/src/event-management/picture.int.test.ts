import type { Actor } from '@sidework/chassis/http/actor';
import type { TakenTask } from '@sidework/chassis/people/person-tasks';
import { LinkRefused } from '@sidework/chassis/uploads/fetch-picture';
import {
  changeEvent,
  getEvent,
  postEvent,
  servedEventPicture,
  uploadEventPicture,
} from '@sidework/contracts/education-events/event-listings';
import { eventPictureFile } from '@sidework/contracts/education-events/event-options';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { anEvent, aPosting } from '../../test/builders.ts';
import { testEducationEvents } from '../../test/service.ts';
import { fetchPictures } from './fetch-pictures.ts';

const service = testEducationEvents({ PICTURE_LINKS: 'fetch' });

let organizer: Actor;
let eventId: string;
beforeEach(async () => {
  organizer = await service.person({ accountType: 'gig_worker', userType: 'professional' });
  eventId = (await anEvent(service.db, { organizerId: organizer.id })).id;
});

const upload = (body: Buffer) =>
  service.as(organizer).call(uploadEventPicture, {
    params: { eventId },
    body,
    headers: { 'content-type': 'image/png' },
  });
const stored = () => service.sql`select key from stored_objects where owner_id = ${organizer.id}`;

it('shows a picture drawn anew, without what its camera wrote', async () => {
  const place = { IFD0: { Copyright: 'Ada at home' } };
  const png = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#0b6b4f' } })
    .withExif(place)
    .png()
    .toBuffer();
  const { imageUrl } = (await upload(png)).json();
  const name = new URL(imageUrl).pathname.split('/').at(-1) ?? '';
  const served = await service.visitor.call(servedEventPicture, { params: { name } });
  const { format, width, exif } = await sharp(served.rawPayload).metadata();
  expect({ format, width, exif }).toEqual({ format: 'webp', width: 1_200, exif: undefined });
});

it.each([
  ['one byte too large', Buffer.alloc(eventPictureFile.maxBytes + 1), 413, 'file_too_large'],
  ['no picture', Buffer.from('<html></html>'), 422, 'upload_unreadable'],
])('stores nothing of a file that is %s', async (_what, body, status, code) => {
  const refused = await upload(body);
  expect([refused.statusCode, refused.json().code]).toEqual([status, code]);
  expect(await stored()).toEqual([]);
});

describe('a picture by a link [D-133]', () => {
  const link = 'https://pictures.example/who-looks.png';
  const png = () =>
    sharp({ create: { width: 30, height: 20, channels: 3, background: '#0b6b4f' } })
      .png()
      .toBuffer();
  const see = async (actor: Actor, id: string) =>
    (await service.as(actor).call(getEvent, { params: { eventId: id } })).json();

  async function post(): Promise<string> {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const body = { ...aPosting(), imageUrl: link };
    return (await service.as(organizer).call(postEvent, { body, headers })).json().id;
  }

  /** Does what was asked for, once, with `fetchFrom` in place of the internet. */
  async function fetchWith(fetchFrom: (link: string) => Promise<Buffer>, attempts = 1) {
    const tasks = await service.sql<TakenTask[]>`
      update person_tasks set attempts = ${attempts}
      where kind = 'fetching-pictures' and user_id = ${organizer.id} and done_at is null
      returning id, kind, user_id as "userId", attempts`;
    for (const task of tasks) await fetchPictures(service.deps, task, fetchFrom);
    return tasks.length;
  }

  it('is fetched once after the event is there, drawn anew, and shown by an address of ours alone', async () => {
    const id = await post();
    expect(await see(organizer, id)).toMatchObject({ imageUrl: null, pictureState: 'fetching' });
    const asked: string[] = [];
    const bytes = await png();
    const fetching = async (from: string) => {
      asked.push(from);
      return bytes;
    };
    expect([await fetchWith(fetching), await fetchWith(fetching), asked]).toEqual([1, 0, [link]]);
    const shown = await see(organizer, id);
    expect(shown.pictureState).toBe(null);
    expect(new URL(shown.imageUrl).origin).toBe(new URL(service.deps.config.FILES_URL).origin);
    const name = new URL(shown.imageUrl).pathname.split('/').at(-1) ?? '';
    const served = await service.visitor.call(servedEventPicture, { params: { name } });
    expect((await sharp(served.rawPayload).metadata()).format).toBe('webp');
    expect(JSON.stringify(await see(await service.person(), id))).not.toContain('pictures.example');
    const { startsAt: eventDate, ...rest } = { ...aPosting(), startsAt: shown.startsAt };
    const body = { ...rest, eventDate, version: shown.version };
    await service.as(organizer).call(changeEvent, { params: { eventId: id }, body });
    expect((await see(organizer, id)).imageUrl).toBe(shown.imageUrl);
  });

  it.each([
    ['leads where no picture is taken from', async () => Promise.reject(new LinkRefused('no'))],
    ['leads to a page', async () => Buffer.from('<html></html>')],
    ['leads to a picture that cannot be drawn', async () => Buffer.from('89504e470d0a1a0a', 'hex')],
  ])('that %s leaves the drawing, and its organizer alone is told', async (_, fetching) => {
    const id = await post();
    await fetchWith(fetching);
    expect(await see(organizer, id)).toMatchObject({ imageUrl: null, pictureState: 'failed' });
    expect(await see(await service.person(), id)).toMatchObject({ pictureState: null });
    expect(await stored()).toEqual([]);
  });

  it('whose server does not answer is tried three times', async () => {
    const id = await post();
    const silent = async () => Promise.reject(new Error('ETIMEDOUT'));
    await expect(fetchWith(silent, 1)).rejects.toThrow('ETIMEDOUT');
    expect(await see(organizer, id)).toMatchObject({ pictureState: 'fetching' });
    await fetchWith(silent, 3);
    expect(await see(organizer, id)).toMatchObject({ pictureState: 'failed' });
  });

  it('does not take the place of a picture that was uploaded meanwhile', async () => {
    const id = await post();
    const bytes = await png();
    let uploaded = '';
    await fetchWith(async () => {
      const headers = { 'content-type': 'image/png' };
      const params = { eventId: id };
      const sent = { params, body: bytes, headers };
      uploaded = (await service.as(organizer).call(uploadEventPicture, sent)).json().imageUrl;
      return bytes;
    });
    expect(await see(organizer, id)).toMatchObject({ imageUrl: uploaded, pictureState: null });
  });
});

describe('where no links are followed', () => {
  const quiet = testEducationEvents();

  it('the drawing stands, and the organizer is told', async () => {
    const actor = await quiet.person({ accountType: 'gig_worker', userType: 'professional' });
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const body = { ...aPosting(), imageUrl: 'https://pictures.example/a.png' };
    const { id } = (await quiet.as(actor).call(postEvent, { body, headers })).json();
    await quiet.doPersonTasks();
    const seen = await quiet.as(actor).call(getEvent, { params: { eventId: id } });
    expect(seen.json()).toMatchObject({ imageUrl: null, pictureState: 'failed' });
  });
});
