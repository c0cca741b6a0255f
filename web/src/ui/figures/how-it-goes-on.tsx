import { Card } from '../layout/card.tsx';
import { Words } from '../layout/words.tsx';
import classes from './steps.module.css';

interface Props {
  steps: readonly { title: string; details: string }[];
}

/** It shows people who consider a first step what follows. */
export function HowItGoesOn({ steps }: Props) {
  return (
    <Card title="How it works">
      <ol aria-label="How it works" className={classes.list}>
        {steps.map(({ title, details }, index) => (
          <li key={title} className={classes.row}>
            <span aria-hidden className={classes.number}>
              {index + 1}
            </span>
            <div>
              <Words isStrong>{title}</Words>
              <Words isSmall tone="soft">
                {details}
              </Words>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
