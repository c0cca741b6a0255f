import type { ReactNode } from 'react';
import { Split } from './layout.tsx';
import { Page } from './page.tsx';
import classes from './prose.module.css';

interface Props {
  title: string;
  purpose: string;
  /**
   * It stays in sight while the text is read; on a phone it comes first if it leads through the
   * text.
   */
  aside: ReactNode;
  isAsideFirst?: boolean;
  /** A `BackLink`. */
  back?: ReactNode;
  children: ReactNode;
}

/** A page to be read from top to bottom. */
export function Prose({ title, purpose, aside, isAsideFirst = false, back, children }: Props) {
  return (
    <Page title={title} purpose={purpose} back={back}>
      <Split aside={aside} isAsideFirst={isAsideFirst}>
        <div className={classes.prose}>{children}</div>
      </Split>
    </Page>
  );
}

interface MailProps {
  address: string;
  subject?: string;
  children?: ReactNode;
}

export function MailLink({ address, subject, children = address }: MailProps) {
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : '';
  return <a href={`mailto:${address}${query}`}>{children}</a>;
}
