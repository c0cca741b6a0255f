import type { Tx } from '@sidework/chassis/db/db';
import type { Deps } from '../deps.ts';
import { requireSmsBudget, type Whose } from '../limits/message-budget.ts';
import type { TextMessage } from './sms.ts';

export interface Texting extends TextMessage {
  /** Undoes what the message is needed for, where it does not go out. */
  takeBack(tx: Tx): Promise<void>;
}

const textsOf = new WeakMap<Tx, Texting[]>();

/** Has a message sent once `tx` stands; to be used within `transactionThatTexts`. */
export function text(tx: Tx, message: Texting) {
  const texts = textsOf.get(tx);
  if (!texts) throw new Error('Only a transaction that texts can send a text message.');
  texts.push(message);
}

type Needed = Pick<Deps, 'db' | 'sms' | 'config' | 'log'>;

interface Wishes {
  /** Whether the answer waits for the sender: where it must not tell that anything was sent, it does not. */
  isWaitedFor?: boolean;
  /** `anybody` has a share of the budget, and is not told by the time of the answer that nothing is sent. */
  whose?: Whose;
}

/**
 * A transaction, and then its text messages, since a sender that does not answer must not keep a connection or a locked
 * row. What does not go out is taken back and refused.
 */
export async function transactionThatTexts<T>(
  deps: Needed,
  work: (tx: Tx) => Promise<T>,
  { isWaitedFor = true, whose = 'known' }: Wishes = {},
): Promise<T> {
  const texts: Texting[] = [];
  const done = await deps.db.transaction((tx) => {
    textsOf.set(tx, texts);
    return work(tx);
  });
  const sent = sendAll(deps, texts, whose);
  if (!isWaitedFor) sent.catch((err) => deps.log.warn({ err }, 'a text message could not be sent'));
  else await sent;
  if (whose === 'anybody' && texts.length === 0) await deps.sms.pause();
  return done;
}

async function sendAll({ db, sms, config }: Needed, texts: Texting[], whose: Whose) {
  for (const { takeBack, ...message } of texts)
    try {
      await requireSmsBudget(db, config, whose);
      await sms.send(db, message);
    } catch (error) {
      await db.transaction(takeBack);
      throw error;
    }
}
