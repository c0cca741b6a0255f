import { texts } from '@sidework/contracts/texts';
import { messageOf } from '../../lib/messages.ts';
import { toastFailure } from '../../ui/notices/toasts.ts';

/** Lets somebody begin an action, or says why they cannot yet. What decides it is fetched when it is first needed. */
export function begin(action: () => void): void {
  void import('./pass-gate.ts')
    .then(({ passGate }) => passGate(action))
    .catch((error: unknown) => toastFailure(texts.toastTitles.error, messageOf(error)));
}
