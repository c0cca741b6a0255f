import type { Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { agreeWithServer } from '@sidework/chassis/http/server-set';
import { requireActing } from '@sidework/chassis/people/people';
import { v7 as uuidv7 } from 'uuid';
import { insertOwn, lockOwn, removeOwn, saveOwn } from '../books/own-record-queries.ts';
import { noteChange } from '../books/queries.ts';
import type { Deps } from '../deps.ts';
import { tellNeeds } from '../expiries/needs.ts';
import { todayOf } from '../people/time-zone.ts';
import type { ExpiringForm, ExpiringShelf } from './expiring-record.ts';
import * as ExpiringRecord from './expiring-record.ts';

type WriteDeps = Pick<Deps, 'db' | 'now'>;

async function requireOwn(tx: Tx, actor: Actor, form: ExpiringForm) {
  await requireActing(tx, actor);
  agreeWithServer(form, { owner: { professionalId: actor.id } });
}

export const addExpiringRecord = <
  F extends ExpiringForm,
  R extends ExpiringRecord.ExpiringRecord<F>,
>(
  deps: WriteDeps,
  shelf: ExpiringShelf<F, R>,
  actor: Actor,
  form: F,
) =>
  deps.db.transaction(async (tx) => {
    await requireOwn(tx, actor, form);
    const now = deps.now();
    const today = await todayOf(tx, actor.id, now);
    const added = ExpiringRecord.add(uuidv7(), form, actor, { now, today });
    const record = { ...added, ...shelf.blank } as ExpiringRecord.ExpiringRecord<F> as R;
    await insertOwn(tx, shelf, record);
    await tellNeeds(tx, undefined, ExpiringRecord.expiring(shelf, record), now);
    return record;
  });

export const editExpiringRecord = <
  F extends ExpiringForm,
  R extends ExpiringRecord.ExpiringRecord<F>,
>(
  deps: WriteDeps,
  shelf: ExpiringShelf<F, R>,
  actor: Actor,
  id: string,
  form: F,
) =>
  deps.db.transaction(async (tx) => {
    await requireOwn(tx, actor, form);
    const before = await lockOwn(tx, shelf, actor, id);
    const now = deps.now();
    const today = await todayOf(tx, actor.id, now);
    const edited = ExpiringRecord.edit<F, R>(before, form, { now, today });
    const after = shelf.edited?.(before, edited) ?? edited;
    await noteChange(tx, shelf.kind, 'edited', before, now);
    await saveOwn(tx, shelf, before, after);
    const [told, tells] = [before, after].map((each) => ExpiringRecord.expiring(shelf, each));
    await tellNeeds(tx, told, tells, now);
    await shelf.changed?.(tx, before, after, now);
    return after;
  });

export const deleteExpiringRecord = <
  F extends ExpiringForm,
  R extends ExpiringRecord.ExpiringRecord<F>,
>(
  deps: WriteDeps,
  shelf: ExpiringShelf<F, R>,
  actor: Actor,
  id: string,
) =>
  deps.db.transaction(async (tx) => {
    await requireActing(tx, actor);
    const record = await lockOwn(tx, shelf, actor, id);
    const now = deps.now();
    await noteChange(tx, shelf.kind, 'deleted', record, now);
    await removeOwn(tx, shelf, id);
    await tellNeeds(tx, ExpiringRecord.expiring(shelf, record), undefined, now);
    await shelf.changed?.(tx, record, undefined, now);
  });
