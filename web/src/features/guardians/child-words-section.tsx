import { childWordsKinds } from '@sidework/contracts/kernel/child-words';
import type { ChildWordsView, listChildWords } from '@sidework/contracts/network-chat/monitoring';
import type { usePages } from '../../lib/api.ts';
import { Chip } from '../../ui/chip.tsx';
import { DateText } from '../../ui/date-text.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { LongText } from '../../ui/long-text.tsx';
import { ListRow, Rows } from '../../ui/rows.tsx';
import { RowsSkeleton } from '../../ui/rows-skeleton.tsx';
import { SettingsSection } from '../../ui/settings-section.tsx';
import { Words } from '../../ui/words.tsx';

interface Props {
  list: ReturnType<typeof usePages<typeof listChildWords>>;
}

/** What a child and others wrote beside their messages: in proposals, changes of terms, reviews and events. */
export function ChildWordsSection({ list }: Props) {
  const { items, error } = list;
  return (
    <SettingsSection
      title="Written about work and events"
      purpose="Reasons, requests and notes between your child and others. Each look is recorded."
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
              <Written key={words.id} {...words} />
            ))}
          </Rows>
          <LoadMore list={list} label="Load earlier words" />
        </>
      )}
    </SettingsSection>
  );
}

function Written({ kind, title, texts, isByChild, writerName, isHeld, at }: ChildWordsView) {
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
      chip={isHeld && <Chip meaning="over">Held back</Chip>}
    />
  );
}
