import { matchPath, Route, Routes } from 'react-router-dom';
import { RequireSession } from './layouts/require-session.tsx';
import { SiteLayout } from './layouts/site-layout.tsx';
import { lazyPage } from './lazy-page.tsx';
import type { PageTable } from './page-table.ts';
import { notFoundPage, openPages, signedInPages } from './pages.ts';

const lazyPages = (table: PageTable) =>
  Object.entries(table).map(([path, load]) => ({ path, ...lazyPage(load) }));

const open = lazyPages(openPages);
const signedIn = lazyPages(signedInPages);
const { Page: NotFound } = lazyPage(notFoundPage);

/** Has an open page there before the first drawing, which would begin without its middle otherwise. */
export async function fetchOpenPage(path: string): Promise<void> {
  await open.find((page) => matchPath(page.path, path))?.fetch();
}

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<SiteLayout />}>
        {open.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
        <Route element={<RequireSession />}>
          {signedIn.map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
        </Route>
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  );
}
