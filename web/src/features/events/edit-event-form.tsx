import { useForm } from '@mantine/form';
import {
  changeEvent,
  type EventDetail,
  getEvent,
  listEvents,
  listOwnEvents,
} from '@sidework/contracts/education-events/event-listings';
import { call, useInvalidate } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { useYearQuestion } from '../../lib/use-year-question.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { useSubmit } from '../../ui/fields/use-submit.ts';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { WaitingNote } from '../../ui/notices/waiting-note.tsx';
import { EventFields } from './event-fields.tsx';
import { errorsOfEvent, type TypedEvent } from './event-rules.ts';
import { LinkedPictureNote } from './linked-picture-note.tsx';
import { PictureField } from './picture-field.tsx';
import { ScopeChoice } from './series/scope-choice.tsx';
import { toChange, toTypedEvent } from './typed-event.ts';
import { useEventPicture } from './use-event-picture.ts';

/** The form starts from the event as it was opened; a change that was saved meanwhile is reported, not written over. */
export function EditEventForm({ event, onSaved }: { event: EventDetail; onSaved: () => void }) {
  const invalidate = useInvalidate();
  const picture = useEventPicture();
  const yearQuestion = useYearQuestion([toTypedEvent(event).eventDate]);
  const form = useForm<TypedEvent>({
    initialValues: toTypedEvent(event),
    validate: (typed) => ({
      eventDate: yearQuestion(typed.eventDate, 'coming'),
      ...errorsOfEvent(typed),
    }),
  });
  const { isBusy, isWaiting, refusal, onSubmit } = useSubmit(form, {
    waitsForNetwork: true,
    async send(typed) {
      const params = { eventId: event.id };
      await call(changeEvent, { params, body: toChange(typed, event, picture.isRemoved) });
      return picture.send(event.id, typed.scope);
    },
    onSent() {
      void invalidate(listEvents, listOwnEvents, getEvent);
      onSaved();
    },
    done: 'Your event is changed',
    failed: 'Your event is as it was',
  });
  const { timeZone } = form.values;
  return (
    <form noValidate aria-label="Edit the event" onSubmit={onSubmit}>
      <Stack gap="lg">
        {event.registeredCount > 0 && (
          <Notice meaning="waiting">
            We email everyone who registered when the time, place or title changes, with a new
            calendar file. They keep their seats and the price they agreed to.
          </Notice>
        )}
        <ScopeChoice
          event={event}
          label="What you change"
          value={form.values.scope}
          onChange={(scope) => form.setFieldValue('scope', scope)}
        />
        <EventFields form={form} timeZone={timeZone} hasTypes={event.ticketTypes.length > 0} />
        <LinkedPictureNote state={event.pictureState} />
        <PictureField
          picture={picture}
          shownUrl={picture.isRemoved ? null : event.imageUrl}
          linkField={form.getInputProps('imageUrl')}
        />
        {refusal !== undefined && <ErrorNotice error={refusal} />}
        <WaitingNote isWaiting={isWaiting} what="Your event is changed" />
        <Row>
          <PlainButton type="submit" isBusy={isBusy}>
            Save changes
          </PlainButton>
          <LinkButton to={paths.attendees(event.id)} variant="default">
            Cancel
          </LinkButton>
        </Row>
      </Stack>
    </form>
  );
}
