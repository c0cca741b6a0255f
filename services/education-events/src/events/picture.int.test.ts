import type { Actor } from '@sidework/chassis/http/actor';
import {
  servedEventPicture,
  uploadEventPicture,
} from '@sidework/contracts/education-events/event-listings';
import { eventPictureFile } from '@sidework/contracts/education-events/event-options';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { anEvent } from '../../test/builders.ts';
import { testEducationEvents } from '../../test/service.ts';

const service = testEducationEvents();

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
