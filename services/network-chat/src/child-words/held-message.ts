import type { Tx } from '@sidework/chassis/db/db';
import { AppError, unprocessable } from '@sidework/chassis/errors';
import type { Verdict } from '@sidework/contracts/kernel/contact-details';

type HeldBecause = 'contact_in_message' | 'words_wait_for_guardian';

/**
 * Contact details and what a guardian kept back are never sent; doubtful words are, once a guardian of each child has let them
 * through.
 */
export function heldBecause(
  verdict: Verdict,
  answer: { isLetThrough: boolean; keptBack: string[] } | undefined,
): HeldBecause | undefined {
  if (verdict === 'contact' || answer?.keptBack.length) return 'contact_in_message';
  return verdict === 'clear' || answer?.isLetThrough ? undefined : 'words_wait_for_guardian';
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
