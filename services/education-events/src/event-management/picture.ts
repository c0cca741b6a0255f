import { randomBytes } from 'node:crypto';
import type { Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { discardObject, keepObject, storeObject } from '@sidework/chassis/objects/stored-objects';
import { requireActing } from '@sidework/chassis/people/people';
import { takeFile } from '@sidework/chassis/uploads/intake';
import { eventPictureFile } from '@sidework/contracts/education-events/event-options';
import { limits } from '@sidework/contracts/education-events/limits';
import type { SeriesScope } from '@sidework/contracts/education-events/series';
import type { Deps } from '../deps.ts';
import * as Event from '../events/event.ts';
import { getEvent, lockEvent, saveEvent } from '../events/queries.ts';
import { requireSize } from '../files/file.ts';
import { settleSeatsOfChildren } from '../registrations/seats-of-children.ts';
import { getShownPicture, pictureKind as kind } from './picture-queries.ts';
import { laterDates, tellOfReview } from './write-event.ts';

/** The files origin serves a picture under the path of its key in the bucket. */
const keyOf = (name: string) => `event-pictures/${name}`;

const size = { width: 1_200, height: 630, fit: 'cover' } as const;

export async function changeEventPicture(
  deps: Pick<Deps, 'db' | 'now' | 'config' | 'objects' | 'scanner'>,
  actor: Actor,
  { eventId, ...change }: { eventId: string; scope?: SeriesScope | undefined },
  uploaded: Buffer,
): Promise<void> {
  const { event: seen } = await getEvent(deps.db, eventId);
  Event.requireOrganizer(seen, actor);
  requireSize(uploaded.length, eventPictureFile.maxBytes);
  const drawn = await drawPicture(deps, uploaded);
  const isOfSeries = change.scope === 'later' && seen.seriesId !== null;
  const pictures: Event.Picture[] = [];
  for (let copy = 0; copy < (isOfSeries ? limits.seriesDates : 1); copy += 1)
    pictures.push(await storeDrawn(deps, actor.id, drawn));
  await deps.db.transaction(async (tx) => {
    await requireActing(tx, actor);
    const before = await lockEvent(tx, eventId);
    for (const date of [before, ...(await laterDates(tx, before, change))]) {
      const picture = pictures.pop();
      if (picture)
        await savePicture(tx, date, Event.show(date, picture, actor, deps.now()), deps.now());
    }
  });
}

/** Each date of a series has a copy, so that one of them can get another picture. */
async function savePicture(tx: Tx, before: Event.Event, event: Event.Event, at: Date) {
  if (event.pictureKey) await keepObject(tx, event.pictureKey);
  if (before.pictureKey) await discardObject(tx, before.pictureKey);
  await saveEvent(tx, event);
  await tellOfReview(tx, before, event, at);
  await settleSeatsOfChildren(tx, { before, event }, at);
}

/** Draws a picture again and stores it; the caller's transaction has to keep it. */
export async function storePicture(
  deps: Pick<Deps, 'db' | 'config' | 'objects' | 'scanner'>,
  ownerId: string,
  bytes: Buffer,
): Promise<Event.Picture> {
  return storeDrawn(deps, ownerId, await drawPicture(deps, bytes));
}

const drawPicture = (deps: Parameters<typeof takeFile>[0], bytes: Buffer) =>
  takeFile(deps, bytes, { types: eventPictureFile.types, size });

async function storeDrawn(
  deps: Pick<Deps, 'db' | 'config' | 'objects'>,
  ownerId: string,
  file: Awaited<ReturnType<typeof drawPicture>>,
): Promise<Event.Picture> {
  const key = keyOf(`${randomBytes(24).toString('base64url')}.webp`);
  await storeObject(deps, { kind, ownerId, key, ...file });
  return { imageUrl: new URL(`/${key}`, deps.config.FILES_URL).href, pictureKey: key };
}

/** A picture as the files origin serves it, under a name that cannot be guessed; none of an event that was taken down. */
export async function openEventPicture(
  { db, objects }: Pick<Deps, 'db' | 'objects'>,
  name: string,
) {
  const { body, size, contentType } = await objects.get(await getShownPicture(db, keyOf(name)));
  return {
    body,
    headers: {
      'content-type': contentType,
      'content-length': size,
      'content-disposition': 'inline',
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
    },
  };
}
