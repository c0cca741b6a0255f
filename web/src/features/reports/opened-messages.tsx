import type { OpenedConversation } from '@sidework/contracts/network-chat/monitoring';
import { DateText } from '../../ui/date-text.tsx';
import { Stack } from '../../ui/layout.tsx';
import { LongText } from '../../ui/long-text.tsx';
import { PlainButton } from '../../ui/plain-button.tsx';
import { ListRow, Rows } from '../../ui/rows.tsx';

/** What two wrote to each other, the oldest first. */
export function OpenedMessages({
  opened,
  close,
}: {
  opened: OpenedConversation;
  close: () => void;
}) {
  const nameOf = (id: string) => opened.people.find((person) => person.id === id)?.fullName ?? '';
  return (
    <Stack gap="xs">
      {opened.messages.length === 0 && <p>They have not written to each other.</p>}
      <Rows label="What they wrote">
        {opened.messages.map(({ id, senderId, content, isHidden, createdAt }) => (
          <ListRow
            key={id}
            titleLook="plain"
            title={isHidden ? 'Hidden by a moderator' : <LongText>{content}</LongText>}
            details={
              <>
                {nameOf(senderId)} · <DateText moment={createdAt} />
              </>
            }
          />
        ))}
      </Rows>
      <PlainButton variant="subtle" onClick={close}>
        Close what they wrote
      </PlainButton>
    </Stack>
  );
}
