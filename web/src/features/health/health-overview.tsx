import { type ServiceName, serviceNames } from '@sidework/contracts/platform';
import { useCallback, useState } from 'react';
import { Stack } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { HealthCard } from './health-card.tsx';
import classes from './health-overview.module.css';
import { type HealthState, type KnownStates, platformState, worstFirst } from './health-state.ts';

export function HealthOverview() {
  const [states, setStates] = useState<KnownStates>({});
  const tell = useCallback(
    (service: ServiceName, state: HealthState) =>
      setStates((known) => ({ ...known, [service]: state })),
    [],
  );
  const { meaning, text } = platformState(serviceNames, states);
  return (
    <Stack>
      <div role="status" aria-label="All services">
        <Notice meaning={meaning}>
          <strong>{text}</strong>
        </Notice>
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: without bullets Safari takes it for no list */}
      <ul role="list" aria-label="Services" className={classes.list}>
        {worstFirst(serviceNames, states).map((service) => (
          <li key={service} className={classes.item}>
            <HealthCard service={service} tell={tell} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}
