import { NavLink } from 'react-router-dom';
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
  // The page above the others is not the current one on theirs.
  const isAbove = (to: string) => pages.some((page) => page.to.startsWith(`${to}/`));
  return (
    <nav aria-label={label} className={classes.nav}>
      {pages.map(({ label: name, to }) => (
        <NavLink key={name} to={to} end={isAbove(to)} className={classes.link ?? ''}>
          {name}
        </NavLink>
      ))}
    </nav>
  );
}
