import { AppError } from '@sidework/chassis/errors';
import { keepObject } from '@sidework/chassis/objects/stored-objects';
import { finishPersonTask, type TakenTask } from '@sidework/chassis/people/person-tasks';
import { fetchPicture, LinkRefused } from '@sidework/chassis/uploads/fetch-picture';
import type { Deps } from '../deps.ts';
import * as Event from '../events/event.ts';
import { awaitingPictures, lockEvent, saveEvent } from '../events/queries.ts';
import { settleSeatsOfChildren } from '../registrations/seats-of-children.ts';
import { storePicture } from './picture.ts';
import { tellOfReview } from './write-event.ts';

/** Tries of one link whose server does not answer. */
const mostTries = 3;

/** Fetches what an organizer gave links to, each once; where none comes the drawing stands, and the organizer is told. */
export async function fetchPictures(
  deps: Deps,
  task: TakenTask,
  fetchFrom = fetchPicture,
): Promise<void> {
  const fetchOnce = onceEach(fetchFrom);
  for (const { id, pictureLink } of await awaitingPictures(deps.db, task.userId)) {
    const picture = await fetched(deps, task, pictureLink, fetchOnce);
    await deps.db.transaction(async (tx) => {
      const before = await lockEvent(tx, id);
      // Another link, or a picture, took its place meanwhile; the sweep removes what was stored.
      if (before.pictureState !== 'fetching' || before.pictureLink !== pictureLink) return;
      const event = Event.showFetched(before, picture, deps.now());
      if (picture && event.pictureKey) await keepObject(tx, picture.pictureKey);
      await saveEvent(tx, event);
      await tellOfReview(tx, before, event, deps.now());
      await settleSeatsOfChildren(tx, { before, event }, deps.now());
    });
  }
  await deps.db.transaction((tx) => finishPersonTask(tx, task));
}

/** The dates of a series share one link. */
function onceEach(fetchFrom: typeof fetchPicture): typeof fetchPicture {
  const begun = new Map<string, Promise<Buffer>>();
  return (link) => {
    const bytes = begun.get(link) ?? fetchFrom(link);
    begun.set(link, bytes);
    return bytes;
  };
}

async function fetched(
  deps: Deps,
  { userId: ownerId, attempts }: TakenTask,
  link: string | null,
  fetchFrom: typeof fetchPicture,
): Promise<Event.Picture | null> {
  if (deps.config.PICTURE_LINKS === 'off' || !link) return null;
  let bytes: Buffer;
  try {
    bytes = await fetchFrom(link);
  } catch (error) {
    if (!(error instanceof LinkRefused) && attempts < mostTries) throw error;
    deps.log.info({ err: error }, 'a picture by a link was not fetched');
    return null;
  }
  try {
    return await storePicture(deps, ownerId, bytes);
  } catch (error) {
    if (error instanceof AppError && error.kind === 'unprocessable') return null;
    throw error;
  }
}
