import {
  type ReviewPhrase,
  reviewPhraseKeys,
  reviewPhrases,
} from '@sidework/contracts/client-services/review-phrases';
import { CheckField } from '../../ui/fields/check-field.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Words } from '../../ui/layout/words.tsx';

interface Props {
  chosen: ReviewPhrase[];
  onChange: (chosen: ReviewPhrase[]) => void;
}

/** Children are reviewed in fixed phrases only. */
export function PhraseChoice({ chosen, onChange }: Props) {
  const toggle = (phrase: ReviewPhrase) =>
    onChange(reviewPhraseKeys.filter((each) => (each === phrase) !== chosen.includes(each)));
  return (
    <section aria-label="What describes it?">
      <Stack gap="xs">
        <Words tone="soft">
          A young person did this work, so a review is stars and what you choose here.
        </Words>
        {reviewPhraseKeys.map((phrase) => (
          <CheckField
            key={phrase}
            label={reviewPhrases[phrase]}
            isChecked={chosen.includes(phrase)}
            onChange={() => toggle(phrase)}
          />
        ))}
      </Stack>
    </section>
  );
}
