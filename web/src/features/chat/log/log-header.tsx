import { IconArrowLeft } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { Words } from '../../../ui/layout/words.tsx';
import classes from './log-header.module.css';

const firstEntry = 'default';

interface Props {
  lead: ReactNode;
  title: ReactNode;
  details: ReactNode;
  menu: ReactNode;
}

/** With whom one talks; the heading takes the focus of who comes from another page. */
export function LogHeader({ lead, title, details, menu }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isArrival = useLocation().key !== firstEntry;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each conversation mounts it again
  useEffect(() => {
    if (isArrival) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <header className={classes.header}>
      <Link to={paths.chat()} aria-label="All messages" className={classes.back}>
        <IconArrowLeft aria-hidden />
      </Link>
      {lead}
      <div className={classes.who}>
        <h2 ref={heading} dir="auto" tabIndex={-1} className={classes.name}>
          {title}
        </h2>
        <Words tone="soft" isSmall>
          {details}
        </Words>
      </div>
      {menu}
    </header>
  );
}
