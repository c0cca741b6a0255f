import type { Actor } from '@sidework/chassis/http/actor';
import { requireActing } from '@sidework/chassis/people/people';
import type { InternationalSaleForm } from '@sidework/contracts/business-tools/trade-sales';
import type { Deps } from '../deps.ts';
import { addTrade } from './change-trade.ts';
import { closeDraft, lockOpenDraft } from './draft-queries.ts';
import { saleShelf } from './trade-shelf.ts';

type WriteDeps = Pick<Deps, 'db' | 'now'>;

/** Makes the sale that its professional confirms; its income stays that of the service. */
export const confirmDraft = (
  { db, now }: WriteDeps,
  actor: Actor,
  id: string,
  form: InternationalSaleForm,
) =>
  db.transaction(async (tx) => {
    await requireActing(tx, actor);
    const { serviceId } = await lockOpenDraft(tx, actor, id);
    const sale = await addTrade({ db: tx, now }, saleShelf, actor, { ...form, serviceId });
    await closeDraft(tx, id, now(), sale.id);
    return sale;
  });

export const dismissDraft = ({ db, now }: WriteDeps, actor: Actor, id: string) =>
  db.transaction(async (tx) => {
    await requireActing(tx, actor);
    await lockOpenDraft(tx, actor, id);
    await closeDraft(tx, id, now(), null);
  });
