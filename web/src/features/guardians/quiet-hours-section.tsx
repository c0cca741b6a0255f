import type { ChildView } from '@sidework/contracts/identity/family/guardians';
import { type MouseEvent, type SubmitEvent, useState } from 'react';
import { clockText } from '../../lib/clock.ts';
import { zoneText } from '../../lib/zones.ts';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { TimeField } from '../../ui/fields/time-field.tsx';
import { Chip } from '../../ui/figures/chip.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { SettingsSection } from '../../ui/layout/settings-section.tsx';
import { Words } from '../../ui/layout/words.tsx';
import type { Decisions } from './use-child.ts';
import { useTold } from './use-told.ts';

interface Props extends Pick<Decisions, 'keepQuiet'> {
  child: ChildView;
}

const usual = { from: '21:00', until: '07:00' };

export function QuietHoursSection({ child, keepQuiet }: Props) {
  const { quietHours, timeZone } = child;
  const [times, setTimes] = useState(quietHours ?? usual);
  const [fault, setFault] = useState<string | null>(null);
  const { isBusy, tell } = useTold();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const { from, until } = times;
    const found = !from || !until ? 'Choose both times' : from === until ? sameTimes : null;
    setFault(found);
    if (!found) void tell('The quiet hours are set', () => keepQuiet(times));
  }

  /** Its button goes with them. */
  async function end({ currentTarget }: MouseEvent) {
    const heading = currentTarget.closest('section')?.querySelector('h2');
    if (await tell('There are no quiet hours now', () => keepQuiet(null))) heading?.focus();
  }

  return (
    <SettingsSection
      title="Quiet hours"
      purpose={`Times at which your child can look around and do nothing else, by the clock where your child is${timeZone ? ` (${zoneText(timeZone)})` : ''}.`}
      state={
        quietHours ? (
          <Chip meaning="open">
            On, {clockText(quietHours.from)} to {clockText(quietHours.until)}
          </Chip>
        ) : (
          <Chip meaning="over">Off</Chip>
        )
      }
    >
      <form noValidate aria-label="Quiet hours" onSubmit={submit}>
        <Stack>
          <Row gap="md">
            <TimeField
              label="From"
              value={times.from}
              onChange={(from) => setTimes({ ...times, from })}
            />
            <TimeField
              label="Until"
              value={times.until}
              onChange={(until) => setTimes({ ...times, until })}
            />
          </Row>
          {fault && (
            <Words role="alert" tone="error">
              {fault}
            </Words>
          )}
          <ButtonRow>
            <PlainButton type="submit" variant="default" isBusy={isBusy}>
              {quietHours ? 'Save quiet hours' : 'Turn on quiet hours'}
            </PlainButton>
            {quietHours && (
              <PlainButton
                variant="subtle"
                isDisabled={isBusy}
                onClick={(event) => void end(event)}
              >
                Turn off
              </PlainButton>
            )}
          </ButtonRow>
        </Stack>
      </form>
    </SettingsSection>
  );
}

const sameTimes = 'The end has to differ from the beginning';
