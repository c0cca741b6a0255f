import { flushSync } from 'react-dom';

type Place = HTMLElement | null | undefined;

/**
 * Makes a change of what is shown, and moves the focus once it stands: to what the change brought, or to what it left
 * where it closed a dialog, which would give the focus back to its own button.
 */
export function focusAfter(change: () => void, place: () => Place): void {
  flushSync(change);
  place()?.focus();
}
