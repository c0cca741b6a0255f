import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import classes from './settings-page.module.css';

interface Props {
  title: string;
  purpose: string;
  children: ReactNode;
}

const pages = [
  { label: 'Notifications', to: paths.notificationSettings },
  { label: 'Security', to: paths.securitySettings },
  { label: 'Your data', to: paths.dataSettings },
];

/** What all settings pages share: their own navigation, above the title. */
export function SettingsPage({ title, purpose, children }: Props) {
  return (
    <Page width="form">
      <nav aria-label="Settings" className={classes.nav}>
        {pages.map(({ label, to }) => (
          <NavLink key={to} to={to} className={classes.link ?? ''}>
            {label}
          </NavLink>
        ))}
      </nav>
      <PageHeader title={title} purpose={purpose} />
      {children}
    </Page>
  );
}
