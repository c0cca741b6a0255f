import type { Actor } from '@sidework/chassis/http/actor';
import { requireActingAdult } from '@sidework/chassis/people/people';
import { lockOwn, saveOwn } from '../books/own-record-queries.ts';
import type { Deps } from '../deps.ts';
import * as Document from '../documents/document.ts';
import { lockDocument } from '../documents/queries.ts';
import * as License from '../licenses/license.ts';
import { licenseShelf } from '../licenses/shelf.ts';
import { todayOf } from '../people/time-zone.ts';

type AskDeps = Pick<Deps, 'db' | 'now'>;

/** Their own license, with a paper of their own vault that staff may open from then on. */
export const askForCheck = (
  { db, now }: AskDeps,
  actor: Actor,
  { licenseId, documentId }: { licenseId: string; documentId: string },
): Promise<License.License> =>
  db.transaction(async (tx) => {
    await requireActingAdult(tx, actor);
    const before = await lockOwn<License.License>(tx, licenseShelf, actor, licenseId);
    Document.requireOpenable(await lockDocument(tx, actor, documentId));
    const today = await todayOf(tx, actor.id, now());
    const license = License.ask(before, documentId, { now: now(), today });
    await saveOwn<License.License>(tx, licenseShelf, before, license);
    await licenseShelf.changed(tx, before, license, now());
    return license;
  });
