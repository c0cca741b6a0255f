import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { RequireSession } from './layouts/require-session.tsx';
import { SiteLayout } from './layouts/site-layout.tsx';
import { counted } from './page-loads.ts';
import type { LoadPage, PageTable } from './page-table.ts';
import { notFoundPage, openPages, signedInPages } from './pages.ts';

const lazily = (load: LoadPage) => {
  const begin = counted(load);
  return lazy(async () => ({ default: await begin() }));
};

const lazyPages = (table: PageTable) =>
  Object.entries(table).map(([path, load]) => ({ path, Page: lazily(load) }));

const open = lazyPages(openPages);
const signedIn = lazyPages(signedInPages);
const NotFound = lazily(notFoundPage);

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
