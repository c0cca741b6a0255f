import type { ReactNode } from 'react';
import { Page } from './page.tsx';
import { PageHeader } from './page-header.tsx';
import classes from './prose.module.css';

interface Props {
  title: string;
  purpose: string;
  children: ReactNode;
}

/** A page to be read from top to bottom. */
export function Prose({ title, purpose, children }: Props) {
  return (
    <Page width="reading">
      <PageHeader title={title} purpose={purpose} />
      <div className={classes.prose}>{children}</div>
    </Page>
  );
}

export function MailLink({ address }: { address: string }) {
  return <a href={`mailto:${address}`}>{address}</a>;
}
