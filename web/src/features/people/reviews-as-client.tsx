import { evidenceText } from '@sidework/contracts/client-services/agreements';
import { reviewPhrases } from '@sidework/contracts/client-services/review-phrases';
import { DateText } from '../../ui/figures/date-text.tsx';
import { Stars } from '../../ui/figures/stars.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { LongText } from '../../ui/layout/long-text.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { LoadMore } from '../../ui/rows/load-more.tsx';
import { ListRow, Rows } from '../../ui/rows/rows.tsx';
import { useReviewsAsClient } from './use-person.ts';

/** The reviews that professionals wrote of a client, for adults. Shows nothing where there are none. */
export function ReviewsAsClient({ personId }: { personId: string }) {
  const list = useReviewsAsClient(personId);
  if (!list.items?.length) return null;
  return (
    <section aria-label="Reviews as a client">
      <Stack gap="sm">
        <Words as="h3" isStrong>
          As a client
        </Words>
        <Rows label="Reviews as a client">
          {list.items.map((review) => (
            <ListRow
              key={review.id}
              titleLook="plain"
              title={<Stars rating={review.rating} />}
              details={
                <>
                  {review.professionalFirstName} · <DateText moment={review.createdAt} /> ·{' '}
                  {evidenceText[review.evidence]}
                </>
              }
              note={
                <>
                  {review.phrases.map((phrase) => reviewPhrases[phrase]).join(' · ')}
                  {review.comment && <LongText>{review.comment}</LongText>}
                  {review.reply && <LongText>{`Answer: ${review.reply}`}</LongText>}
                </>
              }
            />
          ))}
        </Rows>
        <LoadMore list={list} label="Load more reviews as a client" />
      </Stack>
    </section>
  );
}
