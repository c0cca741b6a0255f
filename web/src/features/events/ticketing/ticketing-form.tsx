import { useForm } from '@mantine/form';
import type { EventDetail } from '@sidework/contracts/education-events/event-listings';
import type { TicketingView } from '@sidework/contracts/education-events/ticketing';
import { ApiError } from '../../../lib/api-error.ts';
import { paths } from '../../../lib/paths.ts';
import { zoneText } from '../../../lib/zones.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { TextInput } from '../../../ui/fields/inputs.ts';
import { useSubmit } from '../../../ui/fields/use-submit.ts';
import { Grid, Row, Stack } from '../../../ui/layout/layout.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { Words } from '../../../ui/layout/words.tsx';
import { ErrorNotice } from '../../../ui/notices/error-notice.tsx';
import { Notice } from '../../../ui/notices/notice.tsx';
import { toastFailure } from '../../../ui/notices/toasts.ts';
import { ScopeChoice } from '../series/scope-choice.tsx';
import { EventQuestionFields } from './event-question-fields.tsx';
import { PromoCodeFields } from './promo-code-fields.tsx';
import { TicketTypeFields } from './ticket-type-fields.tsx';
import { errorsOfTicketing, type TypedTicketing, toChange, toTyped } from './typed-ticketing.ts';
import type { useTicketing } from './use-ticketing.ts';

interface Props {
  event: EventDetail;
  kept: TicketingView;
  save: ReturnType<typeof useTicketing>['save'];
  onSaved: () => void;
}

/** The form starts from what was kept when it was opened; a change meanwhile is reported, not written over. */
export function TicketingForm({ event, kept, save, onSaved }: Props) {
  const { timeZone: zone } = event;
  const form = useForm<TypedTicketing>({
    initialValues: toTyped(kept, zone),
    validate: errorsOfTicketing,
  });
  const showFaults = (errors: Record<string, unknown>) => {
    const [first] = Object.keys(errors);
    if (first) form.getInputNode(first)?.focus();
  };
  const { isBusy, refusal, onSubmit } = useSubmit(form, {
    send: (typed) => save(toChange(typed, { zone, version: kept.version })),
    onSent: onSaved,
    onFaults: showFaults,
    onRefused(error) {
      if (!(error instanceof ApiError) || Object.keys(error.fields).length === 0) return false;
      form.setErrors(error.fields);
      showFaults(error.fields);
      toastFailure('Nothing was saved', 'Look at the marked fields.');
      return true;
    },
    done: 'Your tickets are saved',
    failed: 'Nothing was saved',
  });
  return (
    <form noValidate aria-label="Tickets and questions" onSubmit={onSubmit}>
      <Stack gap="lg">
        {event.youngPeople !== null && event.youngPeople !== 'no' && (
          <Notice meaning="waiting">
            Sidework looks at the event again after a change of tickets, questions or refunds, and
            guardians are asked again.
          </Notice>
        )}
        <ScopeChoice
          event={event}
          label="What you change"
          value={form.values.scope}
          onChange={(scope) => form.setFieldValue('scope', scope)}
        />
        <Words tone="soft">Times are local to the event, {zoneText(zone)}.</Words>
        <Section title="Ticket types">
          <TicketTypeFields form={form} />
        </Section>
        <Section title="Promo codes">
          <PromoCodeFields form={form} />
        </Section>
        <Section title="Questions">
          <EventQuestionFields form={form} />
        </Section>
        <Section title="Refunds">
          <Stack>
            <p>
              This rule is for people who cancel their own ticket. If you cancel the event, everyone
              gets a full refund. People who have already registered keep the rule they agreed to,
              and can cancel for a full refund if you change the time or place.
            </p>
            <Grid>
              <TextInput
                label="Percent refunded"
                withAsterisk
                inputMode="numeric"
                autoComplete="off"
                {...form.getInputProps('refundRule.percent')}
              />
              <TextInput
                label="Hours before the start"
                withAsterisk
                inputMode="numeric"
                autoComplete="off"
                description="People can cancel until then. 0 means until it starts"
                {...form.getInputProps('refundRule.untilHours')}
              />
            </Grid>
          </Stack>
        </Section>
        {refusal !== undefined && <ErrorNotice error={refusal} />}
        <Row>
          <PlainButton type="submit" isBusy={isBusy}>
            Save
          </PlainButton>
          <LinkButton to={paths.attendees(event.id)} variant="default">
            Cancel
          </LinkButton>
        </Row>
      </Stack>
    </form>
  );
}
