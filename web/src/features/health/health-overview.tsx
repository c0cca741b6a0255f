import { serviceNames } from '@sidework/contracts/platform';
import { HealthCard } from './health-card.tsx';
import classes from './health-overview.module.css';

export function HealthOverview() {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without bullets Safari takes it for no list
    <ul role="list" aria-label="Services" className={classes.list}>
      {serviceNames.map((service) => (
        <li key={service} className={classes.item}>
          <HealthCard service={service} />
        </li>
      ))}
    </ul>
  );
}
