import '../src/app/styles.ts';
import { MantineProvider } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, useSearchParams } from 'react-router-dom';
import { cssVariables, theme } from '../src/lib/theme.ts';
import { SectionNav } from '../src/ui/layout/section-nav.tsx';
import { ToastArea } from '../src/ui/notices/toast-area.tsx';
import { DashboardPattern } from './dashboard-pattern.tsx';
import { DetailPattern } from './detail-pattern.tsx';
import { ListPattern } from './list-pattern.tsx';
import { Parts } from './parts.tsx';
import { StepsPattern } from './steps-pattern.tsx';

/*
 * Authors of pages use it as a reference: `make kit`. It is served in development only, and no
 * build has it.
 */

const shows = {
  parts: Parts,
  list: ListPattern,
  detail: DetailPattern,
  steps: StepsPattern,
  dashboard: DashboardPattern,
};

function Kit() {
  const [search] = useSearchParams();
  const scheme = search.get('scheme') === 'dark' ? 'dark' : 'light';
  const other = scheme === 'dark' ? 'light' : 'dark';
  const shown = (search.get('show') ?? 'parts') as keyof typeof shows;
  const Shown = shows[shown] ?? Parts;
  const to = (show: string, colors: string = scheme) => `/kit/?show=${show}&scheme=${colors}`;
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      forceColorScheme={scheme}
      deduplicateCssVariables={false}
    >
      <main>
        <Shown />
      </main>
      <SectionNav
        label="The kit"
        pages={[
          ...Object.keys(shows).map((show) => ({ label: show, to: to(show) })),
          { label: other, to: to(shown, other) },
        ]}
      />
      <ToastArea />
    </MantineProvider>
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <BrowserRouter>
      <Kit />
    </BrowserRouter>,
  );
