import type { CourseRating } from '@sidework/contracts/education-events/course-ratings';
import {
  ratingPhraseKeys,
  ratingPhrases,
} from '@sidework/contracts/education-events/rating-phrases';
import { texts } from '@sidework/contracts/texts';
import { useState } from 'react';
import { messageOf } from '../../lib/messages.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { AskedButton } from '../../ui/dialogs/asked-button.tsx';
import { CheckField } from '../../ui/fields/check-field.tsx';
import { StarField } from '../../ui/fields/star-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { toastFailure, toastSuccess } from '../../ui/notices/toasts.ts';

interface Props {
  own: CourseRating | null;
  rate: (rating: CourseRating) => Promise<unknown>;
}

/** A learner who has finished the course says how it was. */
export function RateCourse({ own, rate }: Props) {
  const [chosen, setTyped] = useState<CourseRating>();
  const typed = chosen ?? own ?? { rating: 5, phrases: [] };
  const { isBusy, run } = useBusy();

  const send = () =>
    run(async () => {
      try {
        await rate(typed);
        toastSuccess(own ? 'Your rating is changed' : 'Thank you for your rating');
      } catch (error) {
        toastFailure(texts.toastTitles.error, messageOf(error));
      }
    });

  return (
    <Card title={own ? 'Your rating' : 'How was this course?'}>
      <Stack>
        <StarField
          label="Stars"
          value={typed.rating}
          onChange={(rating) => setTyped({ ...typed, rating })}
        />
        <section aria-label="What describes it?">
          <Stack gap="xs">
            {ratingPhraseKeys.map((phrase) => (
              <CheckField
                key={phrase}
                label={ratingPhrases[phrase]}
                isChecked={typed.phrases.includes(phrase)}
                onChange={() =>
                  setTyped({
                    ...typed,
                    phrases: ratingPhraseKeys.filter(
                      (each) => (each === phrase) !== typed.phrases.includes(each),
                    ),
                  })
                }
              />
            ))}
          </Stack>
        </section>
        <div>
          {chosen || own ? (
            <PlainButton variant="default" isBusy={isBusy} onClick={() => void send()}>
              {own ? 'Change my rating' : 'Rate this course'}
            </PlainButton>
          ) : (
            <AskedButton
              label="Rate this course"
              title="Rate it with 5 stars?"
              confirmLabel="Yes, 5 stars"
              done="Thank you for your rating"
              act={() => rate(typed)}
              messageOf={messageOf}
            >
              You have not changed the stars. Everybody can see your rating.
            </AskedButton>
          )}
        </div>
      </Stack>
    </Card>
  );
}
