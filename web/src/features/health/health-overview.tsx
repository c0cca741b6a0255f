import { type ServiceName, serviceNames } from '@sidework/contracts/platform';
import { Fragment, useCallback, useState } from 'react';
import { Stack } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { HealthCard } from './health-card.tsx';
import classes from './health-overview.module.css';
import { type HealthState, type KnownStates, platformState } from './health-state.ts';

export function HealthOverview() {
  const [states, setStates] = useState<KnownStates>({});
  const tell = useCallback(
    (service: ServiceName, state: HealthState) =>
      setStates((known) => ({ ...known, [service]: state })),
    [],
  );
  const { meaning, unwell, text } = platformState(serviceNames, states);
  return (
    <Stack>
      <div role="status" aria-label="All services">
        <Notice meaning={meaning}>
          <strong>
            {text}
            {unwell.map(({ service, word }, index) => (
              <Fragment key={service}>
                {index > 0 && '; '}
                <a href={`#${service}`}>{service}</a>: {word.toLowerCase()}
              </Fragment>
            ))}
          </strong>
        </Notice>
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: without bullets Safari takes it for no list */}
      <ul role="list" aria-label="Services" className={classes.list}>
        {serviceNames.map((service) => (
          <li key={service} className={classes.item}>
            <HealthCard service={service} tell={tell} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}
