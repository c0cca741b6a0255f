import { schemaResolver, useForm } from '@mantine/form';
import type { ServiceView } from '@sidework/contracts/client-services/services';
import { ReviewSubmission } from '@sidework/contracts/schema/client-services/reviews';
import { texts } from '@sidework/contracts/texts';
import { useState } from 'react';
import { focusFirstError, showRefusedFields } from '../../lib/forms.ts';
import { messageOf } from '../../lib/messages.ts';
import { useSendWhenOnline } from '../../lib/use-send-when-online.ts';
import { FormActions } from '../../ui/dialogs/dialog-actions.tsx';
import { CountedTextarea } from '../../ui/fields/counted-textarea.tsx';
import { DateText } from '../../ui/figures/date-text.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { toastFailure, toastSuccess } from '../../ui/notices/toasts.ts';
import { WaitingNote } from '../../ui/notices/waiting-note.tsx';
import { PhraseChoice } from './phrase-choice.tsx';
import { dropDraft, keepDraft, readDraft, type TypedReview } from './review-drafts.ts';
import { StarRating } from './star-rating.tsx';
import { useReview } from './use-review.ts';

interface Props {
  service: ServiceView;
  onClose: () => void;
}

const mostCharacters = 1000;

export function ReviewForm({ service, onClose }: Props) {
  const { review } = service;
  const [isBusy, setBusy] = useState(false);
  const save = useReview(service);
  const { isWaiting, send } = useSendWhenOnline();
  const form = useForm<TypedReview>({
    initialValues: readDraft(service.id) ?? {
      rating: review?.rating ?? 5,
      comment: review?.comment ?? '',
      phrases: review?.phrases ?? [],
    },
    onValuesChange: (typed) => keepDraft(service.id, typed),
    validate: schemaResolver(ReviewSubmission, { sync: true }),
  });

  function showFaults(errors: Record<string, unknown>) {
    focusFirstError(form, errors);
    toastFailure(texts.toastTitles.validationError, String(Object.values(errors)[0]));
  }

  async function submit({ rating, comment, phrases }: TypedReview) {
    setBusy(true);
    try {
      await send(() => save(service.isOfChild ? { rating, phrases } : { rating, comment }));
      dropDraft(service.id);
      toastSuccess(review ? 'Review updated' : texts.services.reviewSubmitted);
      onClose();
    } catch (error) {
      setBusy(false);
      showRefusedFields(form, error);
      toastFailure(texts.toastTitles.error, messageOf(error));
    }
  }

  return (
    <form noValidate onSubmit={form.onSubmit(submit, showFaults)}>
      <Stack>
        <StarRating
          value={form.values.rating}
          onChange={(rating) => form.setFieldValue('rating', rating)}
        />
        {service.isOfChild ? (
          <PhraseChoice
            chosen={form.values.phrases}
            onChange={(phrases) => form.setFieldValue('phrases', phrases)}
          />
        ) : (
          <CountedTextarea
            label="Comment"
            rows={5}
            most={mostCharacters}
            placeholder="What went well, what others should know"
            {...form.getInputProps('comment')}
          />
        )}
        {!review && service.changesUntil && (
          <p>
            With a review you accept the work: you cannot request changes afterwards. Without one
            you can until <DateText moment={service.changesUntil} />.
          </p>
        )}
        <WaitingNote isWaiting={isWaiting} what="Your review is saved" />
        <FormActions
          submitLabel={review ? 'Save Review' : 'Submit Review'}
          isBusy={isBusy}
          onCancel={onClose}
        />
      </Stack>
    </form>
  );
}
