import { schemaResolver, useForm } from '@mantine/form';
import type { ReviewPhrase } from '@sidework/contracts/client-services/review-phrases';
import type { ServiceView } from '@sidework/contracts/client-services/services';
import {
  ClientReviewSubmission,
  ReviewSubmission,
} from '@sidework/contracts/schema/client-services/reviews';
import { texts } from '@sidework/contracts/texts';
import { useState } from 'react';
import { createDraft, useDraft } from '../../lib/draft.ts';
import { focusFirstError } from '../../lib/forms.ts';
import { FormActions } from '../../ui/dialogs/dialog-actions.tsx';
import { CountedTextarea } from '../../ui/fields/counted-textarea.tsx';
import { StarField } from '../../ui/fields/star-field.tsx';
import { useSubmit } from '../../ui/fields/use-submit.ts';
import { DateText } from '../../ui/figures/date-text.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { toastFailure } from '../../ui/notices/toasts.ts';
import { WaitingNote } from '../../ui/notices/waiting-note.tsx';
import { PhraseChoice } from './phrase-choice.tsx';
import { useReview } from './use-review.ts';

interface Props {
  service: ServiceView;
  author: 'client' | 'professional';
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

export function ReviewForm({ service, author, onClose }: Props) {
  const isOfWork = author === 'client';
  const review = isOfWork ? service.review : service.clientReview;
  const save = useReview(service, author);
  const draftKey = isOfWork ? service.id : `${service.id} client`;
  const { keep, drop } = useDraft(drafts, draftKey);
  const [isAsked, setAsked] = useState(false);
  const form = useForm<TypedReview>({
    initialValues: drafts.find(draftKey) ?? {
      rating: review?.rating ?? 5,
      comment: review?.comment ?? '',
      phrases: review?.phrases ?? [],
    },
    onValuesChange: keep,
    validate: schemaResolver(isOfWork ? ReviewSubmission : ClientReviewSubmission, { sync: true }),
  });

  function showFaults(errors: Record<string, unknown>) {
    focusFirstError(form, errors);
    toastFailure(texts.toastTitles.validationError, String(Object.values(errors)[0]));
  }

  const { rating: stars, comment, phrases } = form.values;
  // The dialog opens at five stars, so an unchanged review is asked about once (D-129).
  const isUntouched =
    !review && !form.isTouched('rating') && stars === 5 && !comment && phrases.length === 0;
  const isQuestion = isUntouched && !isAsked;

  const { isBusy, isWaiting, onSubmit } = useSubmit(form, {
    send: (typed) =>
      save(
        (service.isOfChild
          ? { rating: typed.rating, phrases: typed.phrases }
          : { rating: typed.rating, comment: typed.comment }) as ReviewSubmission,
      ),
    done: review ? 'Review updated' : texts.services.reviewSubmitted,
    onSent() {
      drop();
      onClose();
    },
    onFaults: showFaults,
    waitsForNetwork: true,
  });

  return (
    <form
      noValidate
      onSubmit={(event) => {
        if (!isQuestion) return onSubmit(event);
        event.preventDefault();
        setAsked(true);
      }}
    >
      <Stack>
        <StarField
          label="Rating"
          value={form.values.rating}
          onChange={(rating) => form.setFieldValue('rating', rating)}
        />
        {service.isOfChild ? (
          <PhraseChoice
            author={author}
            chosen={form.values.phrases}
            onChange={(phrases) => form.setFieldValue('phrases', phrases)}
          />
        ) : (
          <CountedTextarea
            label="Comment"
            rows={5}
            most={mostCharacters}
            placeholder={
              isOfWork ? 'What went well, what others should know' : 'How it was to work for them'
            }
            {...form.getInputProps('comment')}
          />
        )}
        {isOfWork && !review && service.changesUntil && (
          <p>
            With a review you accept the work: you cannot request changes afterwards. Without one
            you can until <DateText moment={service.changesUntil} />.
          </p>
        )}
        <Words tone="soft">
          Neither of you sees the other’s review until both are written, or 14 days after the work
          was completed.
        </Words>
        {isUntouched && isAsked && (
          <p role="status">
            You give 5 out of 5 stars and no words. Submit once more to send that.
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
