import { useEffect } from 'react';
import { fetchStack, useFetchedStack } from './fetched-stack.ts';

const quietAfterMs = 1_000;
const againAfterMs = 5_000;

/**
 * Its code loads with the first toast, or once the page is idle, so that a toast can also say that
 * the network is gone. A failed load is tried again.
 */
export function ToastArea() {
  const stack = useFetchedStack();
  useEffect(() => {
    if (stack) return;
    let timer = setTimeout(fetchOrRetry, quietAfterMs);
    let isLeft = false;
    async function fetchOrRetry() {
      if (!(await fetchStack()) && !isLeft) timer = setTimeout(fetchOrRetry, againAfterMs);
    }
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [stack]);
  return stack && <stack.ToastStack />;
}
