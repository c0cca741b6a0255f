import type { ReactNode } from 'react';
import { ServiceDays, ServiceMoney } from './service-money.tsx';
import type { ServiceParts } from './service-parts.tsx';
import classes from './service-side.module.css';

/** Money and days beside the work, on sheets of their own. */
export function ServiceSide(parts: ServiceParts) {
  return (
    <Sheets>
      <ServiceMoney {...parts} />
      <ServiceDays {...parts} />
    </Sheets>
  );
}

export function Sheets({ children }: { children: ReactNode }) {
  return <div className={classes.sheets}>{children}</div>;
}
