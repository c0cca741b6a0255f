import type { ServiceName } from '@sidework/contracts/platform';
import { useEffect, useState } from 'react';
import { messageOf } from '../../lib/messages.ts';
import { Chip } from '../../ui/figures/chip.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { OpeningRow } from '../../ui/rows/opening-row.tsx';
import { DeadLetterList } from './dead-letter-list.tsx';
import { HealthFacts, HealthFigures } from './health-facts.tsx';
import { type HealthState, healthState, slow } from './health-state.ts';
import { LagChart } from './lag-chart.tsx';
import { useServiceHealth } from './use-service-health.ts';

const silent: HealthState = { word: 'Not answering', meaning: 'error' };

interface Props {
  service: ServiceName;
  /** Told of its state, for the sentence about all of them. */
  tell: (service: ServiceName, state: HealthState) => void;
}

/**
 * A service that works, if slowly, is a row that opens; one that does not at the first answer stands open. A service that does not answer is a state of its
 * row: the others are read on.
 */
export function HealthCard({ service, tell }: Props) {
  const { health, error, history } = useServiceHealth(service);
  const [isOpen, setOpen] = useState<boolean>();
  const { word, meaning } = (error ? silent : health && healthState(health)) ?? {};
  useEffect(() => {
    if (word && meaning) tell(service, { word, meaning });
  }, [service, word, meaning, tell]);
  // Later changes must not open or close the row under a reader.
  if (isOpen === undefined && meaning) setOpen(meaning !== 'open' && word !== slow.word);
  return (
    <OpeningRow
      title={<span id={service}>{service}</span>}
      details={
        health ? (
          <HealthFigures health={health} />
        ) : (
          !error && (
            <span role="status" aria-label={`Asking ${service}`}>
              Asking…
            </span>
          )
        )
      }
      chip={meaning && <Chip meaning={meaning}>{word}</Chip>}
      isOpen={isOpen ?? false}
      onToggle={() => setOpen(!isOpen)}
    >
      {error && <Words>{messageOf(error)}</Words>}
      {!error && health && (
        <Stack>
          {health.deadLetters && health.deadLetters.length > 0 && (
            <DeadLetterList service={service} letters={health.deadLetters} />
          )}
          <LagChart service={service} outbox={health.outbox} history={history} />
          <HealthFacts health={health} />
        </Stack>
      )}
    </OpeningRow>
  );
}
