import {
  clientPhraseKeys,
  type ReviewPhrase,
  reviewPhrases,
  workPhraseKeys,
} from '@sidework/contracts/client-services/review-phrases';
import { CheckField } from '../../ui/fields/check-field.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Words } from '../../ui/layout/words.tsx';

interface Props {
  author: 'client' | 'professional';
  chosen: ReviewPhrase[];
  onChange: (chosen: ReviewPhrase[]) => void;
}

/** Children are reviewed in fixed phrases only. */
export function PhraseChoice({ author, chosen, onChange }: Props) {
  const keys: readonly ReviewPhrase[] = author === 'client' ? workPhraseKeys : clientPhraseKeys;
  const toggle = (phrase: ReviewPhrase) =>
    onChange(keys.filter((each) => (each === phrase) !== chosen.includes(each)));
  return (
    <section aria-label="What describes it?">
      <Stack gap="xs">
        <Words tone="soft">
          {author === 'client'
            ? 'A young person did this work, so a review is stars and what you choose here.'
            : 'Your review is stars and what you choose here.'}
        </Words>
        {keys.map((phrase) => (
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
