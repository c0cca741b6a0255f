import { Link } from 'react-router-dom';
import { ColorSchemeChoice } from './color-scheme-choice.tsx';
import { footer } from './entries.ts';
import classes from './site-footer.module.css';
import { Wordmark } from './wordmark.tsx';

export function SiteFooter() {
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <div className={classes.about}>
          <Wordmark />
          <p className={classes.claim}>
            Side work and professional services, from proposal to payment.
          </p>
          <ColorSchemeChoice />
        </div>
        {footer.map(({ label, entries }) => (
          <nav key={label} aria-label={label}>
            <h2 className={classes.label}>{label}</h2>
            <ul className={classes.list}>
              {entries.map((entry) => (
                <li key={entry.to}>
                  <Link to={entry.to} className={classes.link}>
                    {entry.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}
