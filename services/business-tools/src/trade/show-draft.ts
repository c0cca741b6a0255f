import type { Db } from '@sidework/chassis/db/db';
import { currencyOf } from '@sidework/contracts/business-tools/trade-options';
import type { SaleDraftView } from '@sidework/contracts/business-tools/trade-sale-drafts';
import { lastSaleTo, type SaleDraft } from './draft-queries.ts';
import { toExchangeRateView } from './fx.ts';
import { findRate, ratesOfCountry } from './rates.ts';

/** A draft with the rates of its country and of its day. */
export async function showDraft(db: Db, draft: SaleDraft): Promise<SaleDraftView> {
  const { postingId: _posting, saleId: _sale, closedAt: _closed, createdAt, ...work } = draft;
  const currency = currencyOf(draft.country);
  const known = currency && (await findRate(db, currency, draft.saleDate));
  const last = await lastSaleTo(db, draft);
  return {
    ...work,
    ...(await ratesOfCountry(db, draft.country, draft.saleDate)),
    treatment: last?.treatment ?? 'not_registered',
    customerVatId: last?.customerVatId ?? null,
    exchange: known ? toExchangeRateView(known, draft.saleDate) : null,
    createdAt: createdAt.toISOString(),
  };
}
