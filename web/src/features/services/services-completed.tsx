import { IconCircleCheck } from '@tabler/icons-react';
import classes from './services-completed.module.css';

/** `count` is undefined until it is known. */
export function ServicesCompleted({ count }: { count: number | undefined }) {
  return (
    <section aria-labelledby="services-completed" className={classes.card}>
      <IconCircleCheck size={28} stroke={1.5} aria-hidden className={classes.icon} />
      <div>
        <h2 id="services-completed" className={classes.name}>
          Services Completed
        </h2>
        <p className={classes.count}>{count ?? '–'}</p>
      </div>
    </section>
  );
}
