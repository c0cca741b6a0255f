import { ButtonRow } from '../../../ui/buttons/button-row.tsx';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { ErrorNotice } from '../../../ui/notices/error-notice.tsx';
import { ConversationSkeleton } from '../conversation/conversation-skeleton.tsx';
import { LogView } from '../log/log-view.tsx';
import { useFoundMessage } from '../log/use-found-message.ts';
import { useLogScroll } from '../log/use-log-scroll.ts';
import { MessageRow, type RowProps } from './message-row.tsx';
import { useMessageWindow } from './use-message-window.ts';

interface Props {
  row: RowProps;
  /** The number of the message in its middle, and of the newest there is. */
  found: number;
  newest: number;
  leave: () => void;
}

/** The messages around an older one, until the reader goes back to the latest. */
export function MessageWindow({ row, found, newest, leave }: Props) {
  const { person } = row;
  const around = useMessageWindow(person.id, found);
  const { items } = around;
  const scroll = useLogScroll({
    oldest: items?.at(-1)?.sequence,
    newest: undefined,
    isNewestOwn: false,
    startsAtEnd: false,
    onTop: () => undefined,
  });
  useFoundMessage(scroll.box, found, items !== undefined);
  if (!items)
    return around.error ? (
      <ErrorNotice error={around.error} onRetry={around.retry} />
    ) : (
      <ConversationSkeleton />
    );
  const isNewestShown = (items[0]?.sequence ?? 0) >= newest;
  return (
    <LogView
      label={`Messages with ${person.fullName}`}
      messages={items}
      older={{
        has: around.hasOlder,
        error: around.error,
        isLoading: around.isLoading,
        load: around.loadOlder,
      }}
      scroll={scroll}
      row={(message) => (
        <MessageRow
          key={message.id}
          {...row}
          message={message}
          isFound={message.sequence === found}
          show={around.show}
        />
      )}
      after={
        <ButtonRow>
          {!isNewestShown && (
            <PlainButton
              variant="subtle"
              size="sm"
              isBusy={around.isLoading}
              onClick={() => void around.loadNewer()}
            >
              Later messages
            </PlainButton>
          )}
          <PlainButton variant="default" size="sm" onClick={leave}>
            Go to the latest messages
          </PlainButton>
        </ButtonRow>
      }
      announcement={null}
    />
  );
}
