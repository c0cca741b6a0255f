import { HealthCard } from './health-card.tsx';
import classes from './health-overview.module.css';
import { watchedServices } from './watched-services.ts';

export function HealthOverview() {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without bullets Safari takes it for no list
    <ul role="list" aria-label="Services" className={classes.list}>
      {watchedServices.map((service) => (
        <li key={service} className={classes.item}>
          <HealthCard service={service} />
        </li>
      ))}
    </ul>
  );
}
