import type { ServiceName } from '@sidework/contracts/platform';
import { useEffect } from 'react';
import { messageOf } from '../../lib/messages.ts';
import { Chip } from '../../ui/chip.tsx';
import { DeadLetterList } from './dead-letter-list.tsx';
import classes from './health-card.module.css';
import { HealthFacts } from './health-facts.tsx';
import { HealthSkeleton } from './health-skeleton.tsx';
import { type HealthState, healthState } from './health-state.ts';
import { LagChart } from './lag-chart.tsx';
import { useServiceHealth } from './use-service-health.ts';

const silent: HealthState = { word: 'Not answering', meaning: 'error' };

interface Props {
  service: ServiceName;
  /** Told of its state, for the sentence about all of them. */
  tell: (service: ServiceName, state: HealthState) => void;
}

/** A service that does not answer is a state of its card: the others are read on. */
export function HealthCard({ service, tell }: Props) {
  const { health, error, history } = useServiceHealth(service);
  const { word, meaning } = (error ? silent : health && healthState(health)) ?? {};
  useEffect(() => {
    if (word && meaning) tell(service, { word, meaning });
  }, [service, word, meaning, tell]);
  return (
    <article id={service} className={classes.card}>
      <header className={classes.header}>
        <h2 className={classes.title}>{service}</h2>
        {meaning && <Chip meaning={meaning}>{word}</Chip>}
      </header>
      {error ? (
        <p className={classes.silence}>{messageOf(error)}</p>
      ) : !health ? (
        <HealthSkeleton service={service} />
      ) : (
        <>
          {health.deadLetters && health.deadLetters.length > 0 && (
            <DeadLetterList service={service} letters={health.deadLetters} />
          )}
          <LagChart service={service} outbox={health.outbox} history={history} />
          <HealthFacts health={health} />
        </>
      )}
    </article>
  );
}
