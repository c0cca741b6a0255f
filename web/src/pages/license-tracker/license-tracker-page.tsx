import { lazy, Suspense } from 'react';
import { CalendarFeed } from '../../features/licenses/calendar-feed.tsx';
import { CertificationTab } from '../../features/licenses/certification-tab.tsx';
import { LicenseTab } from '../../features/licenses/license-tab.tsx';
import { useSearchChoice } from '../../lib/use-search-choice.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { RowsSkeleton } from '../../ui/rows/rows-skeleton.tsx';

/** Its cards have a field each: the fields of forms come with the tab. */
const RequirementTab = lazy(async () => ({
  default: (await import('../../features/licenses/requirement-tab.tsx')).RequirementTab,
}));

const tabs = [
  { key: 'licenses', label: 'Licenses' },
  { key: 'certifications', label: 'Certifications' },
  { key: 'education', label: 'Continuing Education' },
] as const;
type TabKey = (typeof tabs)[number]['key'];

export function LicenseTrackerPage() {
  const choice = useSearchChoice();
  const chosen = tabs.find(({ key }) => key === choice.get('tab'))?.key ?? 'licenses';
  return (
    <Page
      title="License Tracker"
      purpose="Your licenses, certifications and continuing education, with the days that remain for each."
    >
      <Stack gap="lg">
        <Tabs<TabKey>
          label="What you track"
          tabs={tabs}
          chosen={chosen}
          onChoose={(tab) => choice.set({ tab })}
        >
          {chosen === 'licenses' && <LicenseTab />}
          {chosen === 'certifications' && <CertificationTab />}
          {chosen === 'education' && (
            <Suspense fallback={<RowsSkeleton label="Loading CE requirements" />}>
              <RequirementTab />
            </Suspense>
          )}
        </Tabs>
        <CalendarFeed />
      </Stack>
    </Page>
  );
}
