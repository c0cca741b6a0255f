import type { SupportMessage } from '@sidework/contracts/network-chat/support';
import { DateText } from '../../ui/figures/date-text.tsx';
import { LongText } from '../../ui/layout/long-text.tsx';
import { ListRow, Rows } from '../../ui/rows/rows.tsx';

interface Props {
  messages: readonly SupportMessage[];
  /** The name of the person who wrote to us, as the reader calls them. */
  writer: string;
}

/** The oldest message comes first. */
export function SupportMessages({ messages, writer }: Props) {
  return (
    <Rows label="Messages">
      {messages.map(({ id, isFromStaff, content, sentAt }) => (
        <ListRow
          key={id}
          titleLook="plain"
          title={<LongText>{content}</LongText>}
          details={
            <>
              {isFromStaff ? 'Sidework' : writer} · <DateText moment={sentAt} />
            </>
          }
        />
      ))}
    </Rows>
  );
}
