import type { ReactNode } from 'react';
import { paths } from '../../lib/paths.ts';
import { Page } from '../../ui/layout/page.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { SectionNav } from '../../ui/layout/section-nav.tsx';

interface Props {
  title: string;
  purpose: ReactNode;
  children: ReactNode;
}

const pages = [
  { label: 'Notifications', to: paths.notificationSettings },
  { label: 'Security', to: paths.securitySettings },
  { label: 'Your data', to: paths.dataSettings },
];

/** All settings pages share this navigation above the title. */
export function SettingsPage({ title, purpose, children }: Props) {
  return (
    <Page>
      <SectionNav label="Settings" pages={pages} />
      <PageHeader title={title} purpose={purpose} />
      {children}
    </Page>
  );
}
