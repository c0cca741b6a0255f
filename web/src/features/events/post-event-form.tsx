import { useForm } from '@mantine/form';
import {
  type EventDetail,
  listEvents,
  listOwnEvents,
  postEvent,
} from '@sidework/contracts/education-events/event-listings';
import { eventTexts } from '@sidework/contracts/education-events/event-texts';
import { call, useInvalidate } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { useDraft } from '../../lib/draft.ts';
import { messageOf } from '../../lib/messages.ts';
import { paths } from '../../lib/paths.ts';
import { useYearQuestion } from '../../lib/use-year-question.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { useSubmit } from '../../ui/fields/use-submit.ts';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { toastSuccess } from '../../ui/notices/toasts.ts';
import { WaitingNote } from '../../ui/notices/waiting-note.tsx';
import { toCopy } from './copied-event.ts';
import { EventFields } from './event-fields.tsx';
import { errorsOfEvent, type TypedEvent } from './event-rules.ts';
import { PictureField } from './picture-field.tsx';
import { RepeatFields } from './series/repeat-fields.tsx';
import { eventDrafts, toPosting } from './typed-event.ts';
import { useEventPicture } from './use-event-picture.ts';

interface Props {
  /** The event that this one is a copy of. */
  copied: EventDetail | undefined;
  onPosted: (eventId: string) => void;
  /** It is posted, and its picture was not taken. */
  onPictureRefused: (eventId: string) => void;
}

export function PostEventForm({ copied, onPosted, onPictureRefused }: Props) {
  const invalidate = useInvalidate();
  const picture = useEventPicture();
  const { begun: typed, keep, drop } = useDraft(eventDrafts);
  const begun = copied ? toCopy(copied) : typed;
  const yearQuestion = useYearQuestion([begun.eventDate]);
  const form = useForm<TypedEvent>({
    initialValues: begun,
    onValuesChange: (typed) => !copied && keep(typed),
    validate: (typed) => ({
      eventDate: yearQuestion(typed.eventDate, 'coming'),
      ...errorsOfEvent(typed),
    }),
  });
  const { isBusy, isWaiting, refusal, onSubmit } = useSubmit(form, {
    waitsForNetwork: true,
    async send(typed, idempotencyKey) {
      const { id } = await call(postEvent, { body: toPosting(typed), idempotencyKey });
      if (copied) {
        const { copyTicketing } = await import('./copy-ticketing.ts');
        await copyTicketing(copied.id, id);
      }
      return { id, hasPicture: await picture.send(id, 'later') };
    },
    onSent({ id, hasPicture }) {
      if (!copied) drop();
      void invalidate(listEvents, listOwnEvents);
      if (!hasPicture) return onPictureRefused(id);
      toastSuccess(eventTexts.posted);
      onPosted(id);
    },
    failed: eventTexts.postFailed,
    messageOf: (error) =>
      error instanceof ApiError && error.status === 401
        ? eventTexts.notAuthenticated
        : messageOf(error),
  });
  const { timeZone } = form.values;
  return (
    <form noValidate aria-label="Post an event" onSubmit={onSubmit}>
      <Stack gap="lg">
        <EventFields form={form} timeZone={timeZone}>
          <RepeatFields form={form} />
        </EventFields>
        <PictureField
          picture={picture}
          shownUrl={null}
          linkField={form.getInputProps('imageUrl')}
        />
        {refusal !== undefined && <ErrorNotice error={refusal} />}
        <WaitingNote isWaiting={isWaiting} what="Your event is posted" />
        <Row>
          <PlainButton type="submit" isBusy={isBusy}>
            Post Event
          </PlainButton>
          <LinkButton to={paths.events} variant="default">
            Cancel
          </LinkButton>
        </Row>
      </Stack>
    </form>
  );
}
