import type { Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { agreeWithServer } from '@sidework/chassis/http/server-set';
import { requireActing } from '@sidework/chassis/people/people';
import { v7 as uuidv7 } from 'uuid';
import { noteChange } from '../books/queries.ts';
import type { Deps } from '../deps.ts';
import { requireExact } from './fx.ts';
import { insertTrade, lockTrade, removeTrade, saveTrade, type TradeRow } from './queries.ts';
import type { TradeShelf } from './shelves.ts';
import { recount } from './totals.ts';

type WriteDeps = Pick<Deps, 'db' | 'now'>;
type Form = { professionalId?: string | undefined };

/** The values that Sidework works out may be sent along, but only as they are. */
async function workOut<F extends Form, R extends TradeRow>(
  tx: Tx,
  shelf: TradeShelf<F, R>,
  actor: Actor,
  form: F,
) {
  const written = await shelf.workOut(tx, form);
  requireExact(Object.values(shelf.cards(written as R)), written);
  const computed = Object.fromEntries(
    shelf.computed.map((name) => [name, written[name as keyof typeof written]]),
  );
  agreeWithServer(form, {
    owner: { professionalId: actor.id } as Partial<F>,
    fixed: computed as unknown as Partial<F>,
  });
  return written;
}

export const addTrade = <F extends Form, R extends TradeRow>(
  deps: WriteDeps,
  shelf: TradeShelf<F, R>,
  actor: Actor,
  form: F,
) =>
  deps.db.transaction(async (tx) => {
    await requireActing(tx, actor);
    const written = await workOut(tx, shelf, actor, form);
    const now = deps.now();
    const own = { id: uuidv7(), professionalId: actor.id, createdAt: now, updatedAt: now };
    const row = { ...written, ...own } as unknown as R;
    await insertTrade(tx, shelf.table, row);
    await recount(tx, shelf, { after: row });
    return row;
  });

export const editTrade = <F extends Form, R extends TradeRow>(
  deps: WriteDeps,
  shelf: TradeShelf<F, R>,
  actor: Actor,
  id: string,
  form: F,
) =>
  deps.db.transaction(async (tx) => {
    await requireActing(tx, actor);
    const before = await lockTrade(tx, shelf, actor, id);
    const written = await workOut(tx, shelf, actor, form);
    const after = { ...before, ...written, updatedAt: deps.now() };
    await noteChange(tx, shelf.kind, 'edited', before, after.updatedAt);
    await saveTrade(tx, shelf.table, before, after);
    await recount(tx, shelf, { before, after });
    return after;
  });

export const deleteTrade = <F extends Form, R extends TradeRow>(
  deps: WriteDeps,
  shelf: TradeShelf<F, R>,
  actor: Actor,
  id: string,
) =>
  deps.db.transaction(async (tx) => {
    await requireActing(tx, actor);
    const row = await lockTrade(tx, shelf, actor, id);
    await noteChange(tx, shelf.kind, 'deleted', row, deps.now());
    await removeTrade(tx, shelf.table, id);
    await recount(tx, shelf, { before: row });
  });
