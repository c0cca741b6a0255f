import { lazy, Suspense, useEffect, useState } from 'react';

const ToastStack = lazy(async () => ({ default: (await import('./toast-stack.tsx')).ToastStack }));

/** Where toasts stand. Fetched once the page is quiet, so that a toast can also say that the network is gone. */
export function ToastArea() {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(true), 1_000);
    return () => clearTimeout(timer);
  }, []);
  return <Suspense>{isQuiet && <ToastStack />}</Suspense>;
}
