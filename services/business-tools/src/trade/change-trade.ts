import type { Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { agreeWithServer } from '@sidework/chassis/http/server-set';
import { requireActing } from '@sidework/chassis/people/people';
import { v7 as uuidv7 } from 'uuid';
import { insertOwn, lockOwn, removeOwn, saveOwn } from '../books/own-record-queries.ts';
import { noteChange } from '../books/queries.ts';
import type { Deps } from '../deps.ts';
import { requireExact } from './fx.ts';
import { recount } from './totals.ts';
import type { TradeChange, TradeRow, TradeShelf, Written } from './trade-shelf.ts';

type WriteDeps = Pick<Deps, 'db' | 'now'>;
type Form = { professionalId?: string | undefined };

/** The values that Sidework works out may be sent along, but only as they are. */
async function workOut<F extends Form, W extends Written>(
  tx: Tx,
  shelf: TradeShelf<F, W>,
  actor: Actor,
  form: F,
  before?: TradeRow<W>,
): Promise<W> {
  const written = await shelf.workOut(tx, form, before);
  requireExact(Object.values(shelf.cards(written)), written);
  agreeWithServer<Form>(form, { owner: { professionalId: actor.id } });
  agreeWithServer(form, { fixed: shelf.computed(written) });
  return written;
}

/** The sums of the cards, and what follows from a record, are those of the record as it is now. */
async function keepUp<F extends Form, W extends Written>(
  tx: Tx,
  shelf: TradeShelf<F, W>,
  change: TradeChange<W>,
  now: Date,
): Promise<void> {
  await recount(tx, shelf, change);
  await shelf.follow?.(tx, change, now);
}

export const addTrade = <F extends Form, W extends Written>(
  deps: WriteDeps,
  shelf: TradeShelf<F, W>,
  actor: Actor,
  form: F,
) =>
  deps.db.transaction(async (tx) => {
    await requireActing(tx, actor);
    const written = await workOut(tx, shelf, actor, form);
    const now = deps.now();
    const own = { id: uuidv7(), professionalId: actor.id, createdAt: now, updatedAt: now };
    const row = { ...written, ...own };
    await insertOwn(tx, shelf, row);
    await keepUp(tx, shelf, { after: row }, now);
    return row;
  });

export const editTrade = <F extends Form, W extends Written>(
  deps: WriteDeps,
  shelf: TradeShelf<F, W>,
  actor: Actor,
  id: string,
  form: F,
) =>
  deps.db.transaction(async (tx) => {
    await requireActing(tx, actor);
    const before = await lockOwn(tx, shelf, actor, id);
    const written = await workOut(tx, shelf, actor, form, before);
    const after = { ...before, ...written, updatedAt: deps.now() };
    await noteChange(tx, shelf.kind, 'edited', before, after.updatedAt);
    await saveOwn(tx, shelf, before, after);
    await keepUp(tx, shelf, { before, after }, after.updatedAt);
    return after;
  });

export const deleteTrade = <F extends Form, W extends Written>(
  deps: WriteDeps,
  shelf: TradeShelf<F, W>,
  actor: Actor,
  id: string,
) =>
  deps.db.transaction(async (tx) => {
    await requireActing(tx, actor);
    const row = await lockOwn(tx, shelf, actor, id);
    const now = deps.now();
    await noteChange(tx, shelf.kind, 'deleted', row, now);
    await removeOwn(tx, shelf, id);
    await keepUp(tx, shelf, { before: row }, now);
  });
