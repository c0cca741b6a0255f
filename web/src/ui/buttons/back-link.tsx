import { IconArrowLeft } from '@tabler/icons-react';
import { Link, type LinkProps } from 'react-router-dom';
import classes from './back-link.module.css';

/** Stands above a page's title and names the page it belongs to. */
export function BackLink({ children, ...link }: Omit<LinkProps, 'className'>) {
  return (
    <Link {...link} className={classes.link}>
      <IconArrowLeft size={16} aria-hidden />
      {children}
    </Link>
  );
}
