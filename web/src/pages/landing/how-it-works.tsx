import classes from './how-it-works.module.css';
import { Section } from './section.tsx';

interface Props {
  lead: string;
  steps: { title: string; text: string }[];
}

export function HowItWorks({ lead, steps }: Props) {
  return (
    <Section id="how-it-works" title="How it works" lead={lead} tone="wash">
      <ol className={classes.steps}>
        {steps.map(({ title, text }) => (
          <li key={title} className={classes.step}>
            <div>
              <h3 className={classes.title}>{title}</h3>
              <p className={classes.text}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
