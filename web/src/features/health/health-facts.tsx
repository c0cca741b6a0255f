import type { degradations, ServiceHealth } from '@sidework/contracts/kernel/health';
import { DateText } from '../../ui/figures/date-text.tsx';
import { Fact, FactGrid } from '../../ui/figures/fact-grid.tsx';
import { slowLoopMs } from './health-state.ts';

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

const limitNames = {
  stream: 'Room for unread events',
  log: 'Time to catch up',
  files: 'Room for files',
} as const;

/** These parts are missing while reads go on. */
const missingParts: Record<(typeof degradations)[number], string> = {
  broker: 'The broker',
  people_news: 'News of people',
  disk: 'Room on the disk',
  event_limits: 'Room for events',
  files: 'Room for files',
};

export function HealthFacts({ health }: { health: ServiceHealth }) {
  const { database, broker, degraded, mails, sockets, deadLetters, limits } = health;
  return (
    <FactGrid>
      {limits
        ?.filter(({ isNear }) => isNear)
        .map(({ name, share }) => (
          <Fact key={name} name={limitNames[name]}>
            {percent.format(share)} used
          </Fact>
        ))}
      <Fact name="Database">{database ? 'Answers' : 'Does not answer'}</Fact>
      <Fact name="Broker">{broker ? 'Connected' : 'Not connected'}</Fact>
      {degraded && degraded.length > 0 && (
        <Fact name="Missing">{degraded.map((part) => missingParts[part]).join(', ')}</Fact>
      )}
      <Fact name="Mails">{mails ? mailsText(mails) : 'Unknown'}</Fact>
      <Fact name="Dead letters">{deadLetters ? lettersText(deadLetters) : 'Unknown'}</Fact>
      <Fact name="Event loop, p99">
        {number.format(health.eventLoopDelayP99)} ms, slow over {slowLoopMs} ms
      </Fact>
      <Fact name="Memory">{number.format(health.memoryMegabytes)} MB</Fact>
      <Fact name="Instance">{health.instance}</Fact>
      <Fact name="Started">
        <DateText moment={health.startedAt} />
      </Fact>
      {sockets !== null && <Fact name="Open sockets">{number.format(sockets)}</Fact>}
    </FactGrid>
  );
}

/** They show at a glance which service is under load. */
export const HealthFigures = ({ health }: { health: ServiceHealth }) => (
  <>
    {number.format(health.memoryMegabytes)} MB · event loop p99{' '}
    {number.format(health.eventLoopDelayP99)} ms
  </>
);

function mailsText({ waiting, givenUp }: NonNullable<ServiceHealth['mails']>): string {
  const given = givenUp > 0 ? `, ${number.format(givenUp)} given up` : '';
  return `${number.format(waiting)} waiting${given}`;
}

function lettersText(letters: NonNullable<ServiceHealth['deadLetters']>): string {
  const inAll = letters.reduce((sum, { count }) => sum + count, 0);
  return inAll > 0 ? number.format(inAll) : 'None';
}
