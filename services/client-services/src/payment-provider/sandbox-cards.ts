import type { Db } from '@sidework/chassis/db/db';
import type { SavedCard } from '@sidework/contracts/client-services/saved-cards';
import { and, desc, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { OwnedCard, PaymentProvider } from './provider.ts';
import { sandboxCards } from './sandbox-tables.ts';

type KeptCard = typeof sandboxCards.$inferSelect;

const most = 10;

/** The cards that the sandbox keeps: brand, last four digits, expiry and how each turns out, and no number. */
export function keptCards(
  db: Db,
): Pick<PaymentProvider, 'savedCards' | 'removeCard' | 'forgetCustomer'> {
  return {
    savedCards: async (personId) =>
      (
        await db
          .select()
          .from(sandboxCards)
          .where(eq(sandboxCards.personId, personId))
          .orderBy(desc(sandboxCards.savedAt), desc(sandboxCards.token))
          .limit(most)
      ).map(toView),
    removeCard: async (owned) =>
      (await db.delete(sandboxCards).where(isOwn(owned)).returning()).length > 0,
    forgetCustomer: async (personId) => {
      await db.delete(sandboxCards).where(eq(sandboxCards.personId, personId));
    },
  };
}

const toView = ({ token, brand, lastFour, expiry }: KeptCard): SavedCard => ({
  id: token,
  brand,
  lastFour,
  expiry,
});

const isOwn = ({ personId, cardId }: OwnedCard) =>
  and(eq(sandboxCards.token, cardId), eq(sandboxCards.personId, personId));

export async function findKept(db: Db, owned: OwnedCard): Promise<KeptCard | undefined> {
  const [card] = await db.select().from(sandboxCards).where(isOwn(owned));
  return card;
}

/** The same card is kept once. */
export async function keepCard(
  db: Db,
  personId: string,
  card: Pick<KeptCard, 'lastFour' | 'expiry' | 'outcome'>,
  savedAt: Date,
): Promise<void> {
  const token = `card_${uuidv7().replaceAll('-', '')}`;
  await db
    .insert(sandboxCards)
    .values({ token, personId, brand: 'Visa', ...card, savedAt })
    .onConflictDoNothing();
}
