/** A route as a regular expression, and the files of its page. */
export type PageFiles = [path: string, files: string[]];

/** Runs in the browser, from its own source text: it can use nothing from outside itself. */
export function beforeTheApp(pages: PageFiles[], schemeKey: string): void {
  const page = pages.find(([path]) => new RegExp(path).test(location.pathname));
  for (const file of page?.[1] ?? []) {
    const link = document.createElement('link');
    link.href = file;
    if (file.endsWith('.css')) {
      link.rel = 'preload';
      link.as = 'style';
      link.crossOrigin = '';
    } else link.rel = 'modulepreload';
    document.head.append(link);
  }
  let chosen: string | null = null;
  try {
    chosen = localStorage.getItem(schemeKey);
  } catch {
    // Storage may be closed to us; the system's scheme holds then.
  }
  const isDark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.mantineColorScheme = isDark ? 'dark' : 'light';
}
