import type { Tx } from '@sidework/chassis/db/db';
import { AppError, unprocessable } from '@sidework/chassis/errors';
import type { Verdict } from '@sidework/contracts/kernel/contact-details';

type HeldBecause = 'contact_in_message' | 'words_wait_for_guardian';

/** Contact details are never sent; doubtful words are, once a guardian of each child has let them through. */
export function heldBecause(
  verdict: Verdict,
  answer: { isLetThrough: boolean; isKeptBack: boolean } | undefined,
): HeldBecause | undefined {
  if (verdict === 'clear') return undefined;
  if (verdict === 'contact') return 'contact_in_message';
  if (answer?.isLetThrough) return undefined;
  return answer?.isKeptBack ? 'contact_in_message' : 'words_wait_for_guardian';
}

/** Refuses a message. `keep` writes what is kept of it, after its transaction has been rolled back. */
export class HeldMessage extends AppError {
  override name = 'HeldMessage';
  readonly keep: (tx: Tx) => Promise<void>;

  constructor(code: HeldBecause, keep: (tx: Tx) => Promise<void>) {
    const { kind, message } = unprocessable(code);
    super(kind, code, message);
    this.keep = keep;
  }
}
