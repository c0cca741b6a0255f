import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { Providers } from './providers.tsx';
import { fetchOpenPage } from './router.tsx';

/**
 * It renders the app into `root` in one step, replacing the prerendered first face without a
 * visible change.
 */
export async function draw(root: HTMLElement): Promise<void> {
  // The route fetches a failed page again, and shows the error.
  await fetchOpenPage(location.pathname).catch(() => undefined);
  // A task of its own, so that the browser is not held up by the scripts' first run and the drawing in one.
  await new Promise((resolve) => setTimeout(resolve));
  flushSync(() =>
    createRoot(root).render(
      <Providers>
        <App />
      </Providers>,
    ),
  );
}
