import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { Providers } from './providers.tsx';
import { fetchOpenPage } from './router.tsx';

/**
 * Draws the app into `root` in one step, in place of the first face that the page may have come with: nobody sees
 * anything between the two.
 */
export async function draw(root: HTMLElement): Promise<void> {
  // What cannot be fetched now is asked for again by the page's place, which says so.
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
