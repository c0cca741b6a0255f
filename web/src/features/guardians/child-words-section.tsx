import { childWordsKinds } from '@sidework/contracts/kernel/child-words';
import type { ChildWordsView } from '@sidework/contracts/network-chat/monitoring';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { Chip } from '../../ui/figures/chip.tsx';
import { DateText } from '../../ui/figures/date-text.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { LongText } from '../../ui/layout/long-text.tsx';
import { SettingsSection } from '../../ui/layout/settings-section.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { LoadMore } from '../../ui/rows/load-more.tsx';
import { ListRow, Rows } from '../../ui/rows/rows.tsx';
import { RowsSkeleton } from '../../ui/rows/rows-skeleton.tsx';
import type { useChildWords } from './use-child-words.ts';

type ChildWords = ReturnType<typeof useChildWords>;

/**
 * They are words beside messages: in proposals, changes of terms, reviews and events, and all that
 * waits.
 */
export function ChildWordsSection({ words: list }: { words: ChildWords }) {
  const { items, error } = list;
  return (
    <SettingsSection
      title="Written about work and events"
      anchor="words"
      purpose="Reasons, requests and notes between your child and others, and what waits for your yes. Each look is recorded."
    >
      {error && !items ? (
        <ErrorNotice error={error} onRetry={() => list.mutate()} />
      ) : !items ? (
        <RowsSkeleton rows={1} label="Loading what was written" />
      ) : items.length === 0 ? (
        <Words>Nothing was written about your child’s work and events yet.</Words>
      ) : (
        <>
          <Rows label="What was written about work and events">
            {items.map((words) => (
              <Written key={words.id} words={words} {...list} />
            ))}
          </Rows>
          <LoadMore list={list} label="Load earlier words" />
        </>
      )}
    </SettingsSection>
  );
}

interface Props extends Pick<ChildWords, 'letThrough' | 'keepBack'> {
  words: ChildWordsView;
}

function Written({ words, letThrough, keepBack }: Props) {
  const { id, kind, title, texts, isByChild, writerName, answer, at } = words;
  const about = `of ${isByChild ? 'your child' : writerName} about “${title}”`;
  return (
    <ListRow
      titleLook="plain"
      title={<LongText>{texts.join('\n\n')}</LongText>}
      details={
        <>
          {isByChild ? 'Your child' : writerName}, in {childWordsKinds[kind]} · {title} ·{' '}
          <DateText moment={at} />
        </>
      }
      chip={<StateChip {...words} />}
      action={
        answer === 'waiting' && (
          <Row gap="xs">
            <PlainButton
              size="sm"
              aria-label={`Let through what waits ${about}`}
              onClick={() => void letThrough(id)}
            >
              Let it through
            </PlainButton>
            <PlainButton
              variant="default"
              size="sm"
              aria-label={`Keep back what waits ${about}`}
              onClick={() => void keepBack(id)}
            >
              Keep it back
            </PlainButton>
          </Row>
        )
      }
    />
  );
}

function StateChip({ isHeld, answer }: Pick<ChildWordsView, 'isHeld' | 'answer'>) {
  if (answer === 'waiting') return <Chip meaning="turn">Waits for you</Chip>;
  if (answer === 'let_through') return <Chip meaning="open">Let through</Chip>;
  return isHeld && <Chip meaning="over">Held back</Chip>;
}
