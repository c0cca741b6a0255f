import { texts } from '@sidework/contracts/texts';
import { messageOf } from '../../lib/messages.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { TextButton } from '../../ui/buttons/text-button.tsx';
import { DateText } from '../../ui/figures/date-text.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { LongText } from '../../ui/layout/long-text.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { toastFailure } from '../../ui/notices/toasts.ts';
import { ListRow, Rows } from '../../ui/rows/rows.tsx';
import type { Opened } from './use-reports.ts';

/** The oldest message comes first. */
export function OpenedMessages({ opened, close }: { opened: Opened; close: () => void }) {
  const nameOf = (id: string) => opened.people.find((person) => person.id === id)?.fullName ?? '';

  async function openFile(attachmentId: string) {
    try {
      await opened.openFile?.(attachmentId);
    } catch (error) {
      toastFailure(texts.toastTitles.error, messageOf(error));
    }
  }

  return (
    <Stack gap="xs">
      <h3>{opened.label}</h3>
      {opened.note && (
        <Words tone="soft" isSmall>
          {opened.note}
        </Words>
      )}
      {opened.messages.length === 0 && <p>Nothing is written here.</p>}
      <Rows label={opened.label}>
        {opened.messages.map(({ id, senderId, content, isHidden, createdAt, attachments = [] }) => (
          <ListRow
            key={id}
            titleLook="plain"
            title={isHidden ? 'Hidden by a moderator' : <LongText>{content}</LongText>}
            details={
              <>
                {nameOf(senderId)} · <DateText moment={createdAt} />
                {attachments.map((file) => (
                  <TextButton key={file.id} onClick={() => void openFile(file.id)}>
                    Open {file.name}
                  </TextButton>
                ))}
              </>
            }
          />
        ))}
      </Rows>
      <PlainButton variant="subtle" onClick={close}>
        Close the messages
      </PlainButton>
    </Stack>
  );
}
