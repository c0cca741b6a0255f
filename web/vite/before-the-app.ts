/** A route as a regular expression, and the files of its page. */
export type PageFiles = [path: string, files: string[]];

export interface Keys {
  colorScheme: string;
  session: string;
}

/** Runs in the browser, from its own source text: it can use nothing from outside itself. */
export function beforeTheApp(
  pages: PageFiles[],
  firstAnswers: Record<string, string>,
  keys: Keys,
): void {
  function ask(href: string, rel: string, as = '') {
    const link = document.createElement('link');
    Object.assign(link, { rel, href, ...(as && { as, crossOrigin: '' }) });
    document.head.append(link);
  }

  let chosen: string | null = null;
  let session: string | null = null;
  try {
    chosen = localStorage.getItem(keys.colorScheme);
    session = localStorage.getItem(keys.session);
  } catch {
    // Storage may be closed to us: a visitor, then, with the system's scheme.
  }

  const page = pages.find(([path]) => new RegExp(path).test(location.pathname));
  for (const file of page?.[1] ?? [])
    if (file.endsWith('.css')) ask(file, 'preload', 'style');
    else ask(file, 'modulepreload');
  const answer = firstAnswers[location.pathname + location.search];
  if (answer && !session) ask(answer, 'preload', 'fetch');

  const isDark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.mantineColorScheme = isDark ? 'dark' : 'light';
}
