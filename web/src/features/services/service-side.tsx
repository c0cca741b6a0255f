import { ServiceDays, ServiceMoney } from './service-money.tsx';
import type { ServiceParts } from './service-parts.tsx';
import classes from './service-side.module.css';

/** Money and days beside the work, on sheets of their own. */
export function ServiceSide(parts: ServiceParts) {
  return (
    <div className={classes.sheets}>
      <ServiceMoney {...parts} isTold />
      <ServiceDays {...parts} isTold />
    </div>
  );
}
