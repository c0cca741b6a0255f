import { schemaResolver, useForm } from '@mantine/form';
import type { ReviewPhrase } from '@sidework/contracts/client-services/review-phrases';
import type { ServiceView } from '@sidework/contracts/client-services/services';
import { ReviewSubmission } from '@sidework/contracts/schema/client-services/reviews';
import { texts } from '@sidework/contracts/texts';
import { createDraft, useDraft } from '../../lib/draft.ts';
import { focusFirstError } from '../../lib/forms.ts';
import { FormActions } from '../../ui/dialogs/dialog-actions.tsx';
import { CountedTextarea } from '../../ui/fields/counted-textarea.tsx';
import { StarField } from '../../ui/fields/star-field.tsx';
import { useSubmit } from '../../ui/fields/use-submit.ts';
import { DateText } from '../../ui/figures/date-text.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { toastFailure } from '../../ui/notices/toasts.ts';
import { WaitingNote } from '../../ui/notices/waiting-note.tsx';
import { PhraseChoice } from './phrase-choice.tsx';
import { useReview } from './use-review.ts';

interface Props {
  service: ServiceView;
  onClose: () => void;
}

interface TypedReview {
  rating: number;
  comment: string;
  phrases: ReviewPhrase[];
}

/** Unsent reviews of this visit, which outlive their dialog. */
const drafts = createDraft<TypedReview>({
  name: 'review',
  empty: { rating: 5, comment: '', phrases: [] },
  where: 'page',
});

const mostCharacters = 1000;

export function ReviewForm({ service, onClose }: Props) {
  const { review } = service;
  const save = useReview(service);
  const { keep, drop } = useDraft(drafts, service.id);
  const form = useForm<TypedReview>({
    initialValues: drafts.find(service.id) ?? {
      rating: review?.rating ?? 5,
      comment: review?.comment ?? '',
      phrases: review?.phrases ?? [],
    },
    onValuesChange: keep,
    validate: schemaResolver(ReviewSubmission, { sync: true }),
  });

  function showFaults(errors: Record<string, unknown>) {
    focusFirstError(form, errors);
    toastFailure(texts.toastTitles.validationError, String(Object.values(errors)[0]));
  }

  const { isBusy, isWaiting, onSubmit } = useSubmit(form, {
    send: ({ rating, comment, phrases }) =>
      save(service.isOfChild ? { rating, phrases } : { rating, comment }),
    done: review ? 'Review updated' : texts.services.reviewSubmitted,
    onSent() {
      drop();
      onClose();
    },
    onFaults: showFaults,
    waitsForNetwork: true,
  });

  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack>
        <StarField
          label="Rating"
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
