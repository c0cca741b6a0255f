import { NavLink } from 'react-router-dom';
import { Disclosure } from '../../ui/buttons/disclosure.tsx';
import listClasses from './menu-list.module.css';
import classes from './site-groups.module.css';
import { useGroups } from './use-groups.ts';

/** The three groups of pages; for a visitor they stand in the header, else in a row beneath it. */
export function SiteGroups({ isRow = false }: { isRow?: boolean }) {
  const groups = useGroups();
  return (
    <nav aria-label="Main" className={classes.groups} data-row={isRow || undefined}>
      {groups.map(({ label, entries }) => (
        <Disclosure key={label} label={label}>
          <ul className={listClasses.list}>
            {entries.map((entry) => (
              <li key={entry.to}>
                <NavLink to={entry.to} end className={listClasses.entry}>
                  {entry.label}
                </NavLink>
              </li>
            ))}
          </ul>
        </Disclosure>
      ))}
    </nav>
  );
}
