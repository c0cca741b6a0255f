export interface Keys {
  colorScheme: string;
  session: string;
  place: string;
}

/** Runs in the browser, from its own source text: it can use nothing from outside itself. */
export function beforeTheApp(firstAnswers: Record<string, string>, keys: Keys): void {
  let chosen: string | null = null;
  let session: string | null = null;
  let place: string | null = null;
  try {
    chosen = localStorage.getItem(keys.colorScheme);
    session = localStorage.getItem(keys.session);
    place = sessionStorage.getItem(keys.place);
  } catch {
    // Storage may be closed to us: a visitor, then, with the system's scheme.
  }

  const answer = firstAnswers[location.pathname + location.search];
  if (answer && !session) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: '', href: answer });
    document.head.append(link);
  }

  const isPlain = !location.search && !location.hash && !history.state?.usr;
  const isFaceShown = isPlain && !session && !place;
  if (isFaceShown) document.documentElement.dataset.firstFace = '';

  const isDark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.mantineColorScheme = isDark ? 'dark' : 'light';

  const scripts = document.querySelector<HTMLTemplateElement>('#app-scripts');
  if (!scripts) return;
  const fetchApp = () => document.head.append(scripts.content);
  if (isFaceShown && document.visibilityState === 'visible') {
    // They take the line and the processor, which the first face is to have first.
    new PerformanceObserver(fetchApp).observe({ type: 'paint', buffered: true });
    // A browser may report no paint at all.
    setTimeout(fetchApp, 1_000);
  } else fetchApp();
}
