import type { GivenMessage } from '@sidework/contracts/client-services/dispute-case';
import { DateText } from '../figures/date-text.tsx';
import { LongText } from '../layout/long-text.tsx';
import { ListRow, Rows } from './rows.tsx';

interface Props {
  messages: readonly GivenMessage[];
  nameOf: (by: GivenMessage['by']) => string;
}

/** The messages that both sides chose for a dispute, in the order in which they were sent. */
export function GivenMessages({ messages, nameOf }: Props) {
  if (messages.length === 0) return null;
  return (
    <Rows label="Chosen messages">
      {messages.map(({ id, by, sentBy, content, fileCount, sentAt }) => (
        <ListRow
          key={id}
          titleLook="plain"
          title={`${nameOf(sentBy)} wrote`}
          details={
            <>
              <LongText>{content}</LongText>
              <DateText moment={sentAt} />
              {fileCount > 0 && ` · ${filesText(fileCount)}`}
              {` · Added by ${adderText(nameOf(by))}`}
            </>
          }
        />
      ))}
    </Rows>
  );
}

const adderText = (name: string) => (name === 'You' ? 'you' : name);
const filesText = (count: number) => `${count} ${count === 1 ? 'file' : 'files'} in the chat`;
