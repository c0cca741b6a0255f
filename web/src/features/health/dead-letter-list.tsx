import type { ServiceHealth } from '@sidework/contracts/kernel/health';
import { DateText } from '../../ui/figures/date-text.tsx';
import classes from './dead-letter-list.module.css';

interface Props {
  service: string;
  letters: NonNullable<ServiceHealth['deadLetters']>;
}

/** Events that a consumer gave up, with what hands them to it again. */
export function DeadLetterList({ service, letters }: Props) {
  return (
    <section className={classes.section}>
      <h3 className={classes.title}>Dead letters</h3>
      <ul className={classes.list}>
        {letters.map(({ consumer, count, latestReason, latestParkedAt }) => (
          <li key={consumer} className={classes.letter}>
            <p className={classes.consumer}>
              {consumer}: {count}
            </p>
            <p className={classes.detail}>
              <DateText moment={latestParkedAt} />: {latestReason}
            </p>
            <code className={classes.command}>
              make redrive NAME={service} CONSUMER={consumer}
            </code>
          </li>
        ))}
      </ul>
    </section>
  );
}
