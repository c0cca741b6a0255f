import { type ComponentType, useEffect, useState } from 'react';

const quietAfterMs = 1_000;
const againAfterMs = 5_000;

/**
 * Where toasts stand. Fetched once the page is quiet, so that a toast can also say that the network is gone; tried
 * again where it is gone before that.
 */
export function ToastArea() {
  const [Stack, setStack] = useState<ComponentType>();
  useEffect(() => {
    let timer = setTimeout(fetchStack, quietAfterMs);
    let isLeft = false;
    function fetchStack() {
      import('./toast-stack.tsx').then(
        ({ ToastStack }) => setStack(() => ToastStack),
        () => {
          if (!isLeft) timer = setTimeout(fetchStack, againAfterMs);
        },
      );
    }
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, []);
  return Stack && <Stack />;
}
