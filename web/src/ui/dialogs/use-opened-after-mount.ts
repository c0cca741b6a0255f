import { useEffect, useState } from 'react';

/**
 * Whether a dialog is shown. Mantine remembers where the focus was when it sees a dialog open, so one that is
 * fetched at its first opening must be there closed before.
 */
export function useOpenedAfterMount(isOpen: boolean): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(isOpen), [isOpen]);
  return isShown && isOpen;
}
