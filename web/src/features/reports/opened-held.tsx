import { childWordsKinds, type HeldReason } from '@sidework/contracts/kernel/child-words';
import type { HeldWordsView, OpenedHeldWords } from '@sidework/contracts/network-chat/held-words';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { Chip } from '../../ui/figures/chip.tsx';
import { DateText } from '../../ui/figures/date-text.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { LongText } from '../../ui/layout/long-text.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { ListRow, Rows } from '../../ui/rows/rows.tsx';

const label = 'What was kept back';

const reasons: Record<HeldReason, string> = {
  contact: 'It says how to reach someone',
  doubtful: 'It may say how to reach or meet someone',
  kept_back: 'A guardian had kept the same words back',
  paused: 'The child’s account was paused',
  old_news: 'It could not be checked who is a child',
};

/** The newest comes first. */
export function OpenedHeld({ opened, close }: { opened: OpenedHeldWords; close: () => void }) {
  return (
    <Stack gap="xs">
      <h3>{label}</h3>
      {opened.items.length === 0 && <p>Nothing between them was kept back.</p>}
      <Rows label={label}>
        {opened.items.map((words) => (
          <Held key={`${words.id} ${words.childName}`} words={words} />
        ))}
      </Rows>
      {opened.hasMore && (
        <Words tone="soft" isSmall>
          Older words are not shown.
        </Words>
      )}
      <PlainButton variant="subtle" onClick={close}>
        Close what was kept back
      </PlainButton>
    </Stack>
  );
}

function Held({ words }: { words: HeldWordsView }) {
  const { kind, title, texts, writerName, readerNames, heldBecause, at } = words;
  const readers = readerNames.length > 0 ? ` to ${readerNames.join(', ')}` : '';
  return (
    <ListRow
      titleLook="plain"
      title={<LongText>{texts.join('\n\n')}</LongText>}
      details={
        <>
          {writerName}
          {readers}, in {childWordsKinds[kind]}
          {title && ` · ${title}`} · <DateText moment={at} />
        </>
      }
      note={
        <>
          {heldBecause && `${reasons[heldBecause]}. `}
          <Answer words={words} />
        </>
      }
      chip={<StateChip state={words.state} />}
    />
  );
}

function Answer({
  words: { state, childName, answeredByName, answeredAt },
}: {
  words: HeldWordsView;
}) {
  if (state === 'waiting') return <>A guardian of {childName} is asked.</>;
  if (!answeredAt) return <>It reached nobody.</>;
  const answer = state === 'let_through' ? 'let it through once' : 'kept it back';
  return (
    <>
      {answeredByName}, a guardian of {childName}, {answer}, <DateText moment={answeredAt} />.
    </>
  );
}

function StateChip({ state }: Pick<HeldWordsView, 'state'>) {
  if (state === 'waiting') return <Chip meaning="waiting">Waits for a guardian</Chip>;
  if (state === 'let_through') return <Chip meaning="open">Let through</Chip>;
  return <Chip meaning="over">{state === 'refused' ? 'Refused' : 'Kept back'}</Chip>;
}
