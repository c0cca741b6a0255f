import classes from './how-it-works.module.css';
import { Section } from './section.tsx';

const steps = [
  {
    title: 'Create your profile',
    text: 'Say who you are, where you work and what you do. It takes two minutes.',
  },
  {
    title: 'Browse opportunities',
    text: 'Search open jobs by word, category and distance, or post one of your own.',
  },
  {
    title: 'Accept and complete',
    text: 'Agree on a cost, then follow the work from the first day to the last.',
  },
  {
    title: 'Get paid',
    text: 'The amount is agreed before the work begins, and nobody has to ask twice.',
  },
];

export function HowItWorks() {
  return (
    <Section
      id="how-it-works"
      title="How it works"
      lead="Four steps, the same for a leaking tap and a tax return."
      tone="wash"
    >
      <ol className={classes.steps}>
        {steps.map(({ title, text }) => (
          <li key={title} className={classes.step}>
            <h3 className={classes.title}>{title}</h3>
            <p className={classes.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
