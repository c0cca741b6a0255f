import { texts } from '@sidework/contracts/texts';
import { messageOf } from '../../lib/messages.ts';
import { toastFailure } from '../../ui/notices/toasts.ts';

/**
 * It opens the obstacle's dialog instead if the person may not act yet. The code that decides loads
 * on first use.
 */
export function begin(action: () => void): void {
  void import('./pass-gate.ts')
    .then(({ passGate }) => passGate(action))
    .catch((error: unknown) => toastFailure(texts.toastTitles.error, messageOf(error)));
}
