import { toldMoment } from '@sidework/chassis/context';
import type { Tx } from '@sidework/chassis/db/db';
import { wakeAfterCommit } from '@sidework/chassis/db/wake-after-commit';
import { conflict, invalid, unprocessable } from '@sidework/chassis/errors';
import { Cents } from '@sidework/contracts/kernel/values';
import { problems } from '@sidework/contracts/problems';
import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import type { Charge, PaymentProvider, ProviderEvent } from './provider.ts';
import { sandboxAccounts } from './sandbox-accounts.ts';
import { findKept, keepCard, keptCards } from './sandbox-cards.ts';
import { sandboxCharges, sandboxWebhooks } from './sandbox-tables.ts';
import { requireKept } from './saved-card.ts';
import { requireSignature, sign } from './signature.ts';

/** The cards that the sandbox knows; it refuses any other, so that no real card is typed in. */
const testCards = {
  '4242424242424242': 'succeeded',
  '4000000000000002': 'failed',
  '4000000000003220': 'confirming',
} as const;
type TestCard = keyof typeof testCards;
const isTestCard = (digits: string): digits is TestCard => Object.hasOwn(testCards, digits);

/** A text that the database keeps: it takes no NUL. */
const Kept = z
  .string()
  .max(200)
  .refine((text) => !text.includes('\0'));
const ofTry = { id: z.uuid(), paymentId: z.uuid(), reference: Kept };
const Told = z.discriminatedUnion('kind', [
  z.object({
    ...ofTry,
    kind: z.literal('succeeded'),
    amountCents: Cents.min(1),
    paidAt: z.iso
      .datetime()
      .transform((moment) => new Date(moment))
      .optional(),
  }),
  z.object({ ...ofTry, kind: z.literal('failed'), failure: Kept }),
]);

/** How long its test mode keeps a webhook before each of the two deliveries. */
const lateBy = [2_000, 4_000];

type SandboxDeps = Pick<Deps, 'db' | 'now' | 'config'>;

/** Asks no bank and moves no money. */
export function sandboxProvider({ db, now, config }: SandboxDeps): PaymentProvider {
  const tell = async (tx: Tx, charge: Charge, outcome: 'succeeded' | 'failed') => {
    const { paymentId, reference, amountCents } = charge;
    const id = uuidv7();
    const event: ProviderEvent =
      outcome === 'succeeded'
        ? { id, kind: outcome, paymentId, reference, amountCents, paidAt: toldMoment() }
        : { id, kind: outcome, paymentId, reference, failure: problems.payment_declined };
    const delays = config.SANDBOX_WEBHOOKS === 'late-and-twice' ? lateBy : [0];
    await tx.insert(sandboxWebhooks).values(
      delays.map((delay) => ({
        id: uuidv7(),
        body: JSON.stringify(event),
        deliverAt: new Date(now().getTime() + delay),
      })),
    );
    wakeAfterCommit('sandbox-webhooks');
  };
  const charged = async (tx: Tx, charge: Charge, state: (typeof testCards)[TestCard]) => {
    const { reference, paymentId, amountCents } = charge;
    const made = await tx
      .insert(sandboxCharges)
      .values({ reference, paymentId, amountCents, state })
      .onConflictDoNothing()
      .returning({ reference: sandboxCharges.reference });
    if (state === 'confirming') return state;
    if (made.length > 0) await tell(tx, charge, state);
    return 'processing';
  };
  return {
    way: 'card',
    chargeCard: (charge, card, at, keepFor) => {
      const digits = card.number.replaceAll(' ', '');
      requireAhead(card.expiry, at);
      if (!isTestCard(digits)) throw refused('number', 'This is the sandbox: use a test card');
      const state = testCards[digits];
      return db.transaction(async (tx) => {
        if (keepFor && state !== 'failed') {
          const kept = { lastFour: digits.slice(-4), expiry: card.expiry, outcome: state };
          await keepCard(tx, keepFor, kept, at);
        }
        return charged(tx, charge, state);
      });
    },
    chargeSavedCard: (charge, owned, at) =>
      db.transaction(async (tx) => {
        const card = requireKept(await findKept(tx, owned));
        requireAhead(card.expiry, at);
        return charged(tx, charge, card.outcome);
      }),
    ...keptCards(db),
    confirmCard: (reference) =>
      db.transaction(async (tx) => {
        const [charge] = await tx
          .update(sandboxCharges)
          .set({ state: 'succeeded' })
          .where(
            and(eq(sandboxCharges.reference, reference), eq(sandboxCharges.state, 'confirming')),
          )
          .returning();
        if (charge) await tell(tx, { ...charge, description: '' }, 'succeeded');
      }),
    checkout: async () => {
      throw conflict('payment_other_way');
    },
    // Nothing went out, so nothing has to come back.
    refund: async () => {},
    ...sandboxAccounts(db),
    read: async (body, signature, at) => {
      requireSignature(secretOf(config), body, signature, at);
      return toEvent(body);
    },
  };
}

/** Delivers one webhook that is due, over whatever `receive` is; false where none is. */
export async function deliverSandboxWebhook(
  { db, now, config }: SandboxDeps,
  receive: (body: string, signature: string) => Promise<unknown>,
): Promise<boolean> {
  const at = now();
  const [due] = await db
    .select()
    .from(sandboxWebhooks)
    .where(and(isNull(sandboxWebhooks.deliveredAt), lte(sandboxWebhooks.deliverAt, at)))
    .orderBy(asc(sandboxWebhooks.deliverAt))
    .limit(1);
  if (!due) return false;
  await receive(due.body, sign(secretOf(config), due.body, at));
  await db.update(sandboxWebhooks).set({ deliveredAt: at }).where(eq(sandboxWebhooks.id, due.id));
  return true;
}

/** The configuration refuses to start the sandbox without one. */
function secretOf({ SANDBOX_WEBHOOK_SECRET: secret }: Deps['config']): string {
  if (!secret) throw new Error('SANDBOX_WEBHOOK_SECRET is missing');
  return secret;
}

/** A signed body may still be no event. */
function toEvent(body: string): ProviderEvent {
  try {
    return Told.parse(JSON.parse(body));
  } catch (error) {
    throw Object.assign(invalid('webhook_invalid'), { cause: error });
  }
}

/** A card is good until its month is over. */
function requireAhead(expiry: string, now: Date): void {
  const [month = 0, year = 0] = expiry.split('/').map(Number);
  if (Date.UTC(2000 + year, month, 1, 12) <= now.getTime())
    throw refused('expiry', 'This card has expired');
}

const refused = (field: string, text: string) =>
  unprocessable('payment_declined', text, { [field]: text });
