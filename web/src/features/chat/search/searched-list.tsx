import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { useTypedSearch } from '../../../lib/use-typed-search.ts';
import { SearchField } from '../../../ui/fields/plain-fields.tsx';
import classes from '../conversation/conversation.module.css';
import { ConversationList } from '../conversations/conversation-list.tsx';
import { ConversationListSkeleton } from '../conversations/conversation-list-skeleton.tsx';

// Most come to write, and few to search.
const MessageSearch = lazy(async () => ({
  default: (await import('./message-search.tsx')).MessageSearch,
}));

/** The viewer's conversations, or the messages that have the words of the search above them. */
export function SearchedList(props: ComponentProps<typeof ConversationList>) {
  const [search, setSearch] = useState('');
  const { typed, type, settle } = useTypedSearch(search, setSearch);
  return (
    <>
      <search>
        <form
          className={classes.search}
          onSubmit={(event) => {
            event.preventDefault();
            settle();
          }}
        >
          <SearchField
            label="Search messages"
            value={typed}
            maxLength={100}
            onChange={({ currentTarget }) => type(currentTarget.value)}
          />
        </form>
      </search>
      {search ? (
        <Suspense fallback={<ConversationListSkeleton />}>
          <MessageSearch key={search} search={search} />
        </Suspense>
      ) : (
        <ConversationList {...props} />
      )}
    </>
  );
}
