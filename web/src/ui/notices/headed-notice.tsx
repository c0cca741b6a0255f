import type { ReactNode } from 'react';
import { usePageHeading } from '../../lib/page-heading.ts';
import { NoticePage } from './notice-page.tsx';

interface Props {
  title: string;
  /** It replaces the title in the window's bar. */
  windowTitle?: string;
  drawing?: ReactNode;
  text: ReactNode;
  children?: ReactNode;
}

/** A page that is one message and nothing besides: its title is the page's heading. */
export function HeadedNotice({ title, windowTitle = title, ...notice }: Props) {
  const heading = usePageHeading(windowTitle);
  return (
    <NoticePage
      title={
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
      }
      {...notice}
    />
  );
}
