import { type ServiceName, serviceNames } from '@sidework/contracts/platform';
import { Fragment, useCallback, useState } from 'react';
import { Stack } from '../../ui/layout/layout.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { Rows } from '../../ui/rows/rows.tsx';
import { HealthCard } from './health-card.tsx';
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
      <Section title="Services">
        <Rows label="Services">
          {serviceNames.map((service) => (
            <HealthCard key={service} service={service} tell={tell} />
          ))}
        </Rows>
      </Section>
    </Stack>
  );
}
