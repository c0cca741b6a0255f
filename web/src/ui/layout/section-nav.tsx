import { useLayoutEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import classes from './section-nav.module.css';

interface SectionPage {
  label: string;
  to: string;
}

interface Props {
  label: string;
  pages: SectionPage[];
}

/** Leads between the pages of one section, above their title. */
export function SectionNav({ label, pages }: Props) {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();

  /** A narrow bar scrolls so that the current link is visible. */
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the current one
  useLayoutEffect(() => {
    const here = nav.current?.querySelector<HTMLElement>('[aria-current=page]');
    if (!nav.current || !here) return;
    nav.current.scrollLeft = here.offsetLeft - (nav.current.clientWidth - here.offsetWidth) / 2;
  }, [pathname]);

  // The page above the others is not the current one on theirs.
  const isAbove = (to: string) => pages.some((page) => page.to.startsWith(`${to}/`));
  return (
    <nav ref={nav} aria-label={label} className={classes.nav}>
      {pages.map(({ label: name, to }) => (
        <NavLink key={name} to={to} end={isAbove(to)} className={classes.link ?? ''}>
          {name}
        </NavLink>
      ))}
    </nav>
  );
}
