import { IconCheck } from '@tabler/icons-react';
import { TextButton } from '../../ui/buttons/text-button.tsx';
import { Chip } from '../../ui/figures/chip.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { ListRow, RowIcon, Rows } from '../../ui/rows/rows.tsx';
import { useFirstSteps } from './use-first-steps.ts';

/** The way of a new account to its first work; the list goes away with its last step. */
export function FirstSteps() {
  const { steps, hide } = useFirstSteps();
  if (steps.length === 0) return null;
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.findIndex(({ isDone }) => !isDone);
  return (
    <Section
      title={`Getting started: ${done} of ${steps.length} done`}
      action={<TextButton onClick={hide}>Hide these steps</TextButton>}
    >
      <Rows label="Getting started">
        {steps.map(({ title, details, isDone, to, act }, at) => (
          <ListRow
            key={title}
            titleLook="plain"
            lead={<RowIcon>{isDone ? <IconCheck size={20} /> : at + 1}</RowIcon>}
            title={title}
            details={details}
            {...(isDone
              ? { chip: <Chip meaning="over">Done</Chip> }
              : { to, act: { word: act, name: `${act}: ${title}`, isMain: at === next } })}
          />
        ))}
      </Rows>
    </Section>
  );
}
