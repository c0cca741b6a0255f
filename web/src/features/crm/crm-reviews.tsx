import { evidenceText } from '@sidework/contracts/client-services/agreements';
import type { CrmReview } from '@sidework/contracts/client-services/crm';
import { reviewPhrases } from '@sidework/contracts/client-services/review-phrases';
import { useState } from 'react';
import { useSession } from '../../lib/session.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';
import { Chip } from '../../ui/figures/chip.tsx';
import { DateText } from '../../ui/figures/date-text.tsx';
import { Stars } from '../../ui/figures/stars.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { LongText } from '../../ui/layout/long-text.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { CardList } from '../../ui/rows/card-list.tsx';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';
import { LoadMore } from '../../ui/rows/load-more.tsx';
import { useCrmReviews } from './use-crm.ts';

const Words = lazyDialog(async () => (await import('./crm-forms.ts')).ReviewWordsWindow);

export function CrmReviews() {
  const list = useCrmReviews();
  const { items, error } = list;
  if (error && !items) return <ErrorNotice error={error} onRetry={() => list.mutate()} />;
  if (!items) return <ListSkeleton rows={2} label="Loading reviews" />;
  if (items.length === 0)
    return (
      <EmptyState
        scene="mailbox"
        title="No reviews yet"
        text="Reviews of your completed work show up here and count toward your average rating."
      />
    );
  return (
    <>
      <CardList label="Reviews" items={items}>
        {(review) => (
          <Review
            review={review}
            reply={(text) => list.reply(review.serviceId, text)}
            report={(reason) => list.report(review.id, reason)}
          />
        )}
      </CardList>
      <LoadMore list={list} label="Load more reviews" />
    </>
  );
}

interface Props {
  review: CrmReview;
  reply: (text: string) => Promise<unknown>;
  report: (reason: string) => Promise<unknown>;
}

function Review({ review, reply, report }: Props) {
  const [open, setOpen] = useState<'reply' | 'report'>();
  const [isReported, setReported] = useState(false);
  const isKid = useSession()?.viewer.accountType === 'sidework_kids';
  const about = `${review.clientName}’s review of ${review.serviceTitle}`;

  async function send(words: string) {
    if (open === 'reply') return reply(words);
    await report(words);
    setReported(true);
  }

  return (
    <Card title={review.serviceTitle}>
      <Stack gap="sm">
        <Row>
          <Stars rating={review.rating} />
          <span>{review.rating}/5</span>
          <Chip meaning="open">{evidenceText[review.evidence]}</Chip>
        </Row>
        <span>
          By {review.clientName} • <DateText moment={review.createdAt} />
        </span>
        {review.phrases.length > 0 && (
          <p>{review.phrases.map((phrase) => reviewPhrases[phrase]).join(' · ')}</p>
        )}
        {review.comment && <LongText>{review.comment}</LongText>}
        {review.reply && (
          <section aria-label="Your reply">
            <strong>Your reply</strong>
            <LongText>{review.reply}</LongText>
          </section>
        )}
        <Row justify="end">
          {isReported ? (
            <span role="status">Reported to the moderators</span>
          ) : (
            <PlainButton
              variant="subtle"
              size="sm"
              aria-label={`Report ${about}`}
              onClick={() => setOpen('report')}
            >
              Report
            </PlainButton>
          )}
          {!review.repliedAt && !isKid && (
            <PlainButton
              variant="default"
              size="sm"
              aria-label={`Reply to ${about}`}
              onClick={() => setOpen('reply')}
            >
              Reply
            </PlainButton>
          )}
        </Row>
      </Stack>
      <Words
        isOpen={open !== undefined}
        kind={open ?? 'reply'}
        about={about}
        send={send}
        onClose={() => setOpen(undefined)}
      />
    </Card>
  );
}
