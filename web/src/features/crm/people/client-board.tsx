import { crmPersonPath } from '@sidework/contracts/client-services/crm-addresses';
import type { ClientStage, CrmPersonView } from '@sidework/contracts/client-services/crm-people';
import { formatCents } from '@sidework/contracts/kernel/money';
import { texts } from '@sidework/contracts/texts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { shortDayText } from '../../../lib/dates.ts';
import { messageOf } from '../../../lib/messages.ts';
import { useSearchChoice } from '../../../lib/use-search-choice.ts';
import { FilterBar } from '../../../ui/fields/filter-bar.tsx';
import { ChoiceField, SearchField } from '../../../ui/fields/plain-fields.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { ErrorNotice } from '../../../ui/notices/error-notice.tsx';
import { toastFailure, toastSuccess } from '../../../ui/notices/toasts.ts';
import { Board, BoardCard, BoardCards, BoardColumn, followCard } from '../../../ui/rows/board.tsx';
import { ListSkeleton } from '../../../ui/rows/list-skeleton.tsx';
import { LoadMore } from '../../../ui/rows/load-more.tsx';

import { stageWords } from './stage-words.ts';
import { usePeopleActs, usePeopleIn } from './use-people.ts';

/** Everybody whom the professional works for or wants to, by stage. */
export function ClientBoard() {
  const { get, set } = useSearchChoice();
  const [typed, setTyped] = useState(get('search'));
  const { move } = usePeopleActs();

  async function moveTo(id: string, stage: ClientStage) {
    try {
      await move({ id }, stage);
      followCard(id);
      toastSuccess(`Moved to ${stageWords.find((word) => word.stage === stage)?.title}`);
    } catch (error) {
      toastFailure(texts.toastTitles.error, messageOf(error));
    }
  }

  return (
    <Stack gap="lg">
      <FilterBar label="Find clients">
        <SearchField
          label="Search"
          placeholder="Name, number, address or note"
          value={typed}
          maxLength={100}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            set({ search: currentTarget.value.trim() });
          }}
        />
      </FilterBar>
      <Board>
        {stageWords.map((column) => (
          <Column key={column.stage} {...column} search={get('search')} moveTo={moveTo} />
        ))}
      </Board>
    </Stack>
  );
}

interface ColumnProps {
  stage: ClientStage;
  title: string;
  nothing: string;
  search: string;
  moveTo: (id: string, stage: ClientStage) => Promise<void>;
}

function Column({ stage, title, nothing, search, moveTo }: ColumnProps) {
  const list = usePeopleIn(stage, search);
  return (
    <BoardColumn
      title={title}
      onDrop={(id) => {
        if (!list.items?.some((person) => person.id === id)) void moveTo(id, stage);
      }}
    >
      <People list={list} title={title} nothing={nothing} moveTo={moveTo} />
      <LoadMore list={list} label={`Load more: ${title}`} />
    </BoardColumn>
  );
}

type PeopleProps = Pick<ColumnProps, 'title' | 'nothing' | 'moveTo'> & {
  list: ReturnType<typeof usePeopleIn>;
};

function People({ list, title, nothing, moveTo }: PeopleProps) {
  const { items, error } = list;
  if (error && !items) return <ErrorNotice error={error} onRetry={() => list.mutate()} />;
  if (!items) return <ListSkeleton rows={1} label={`Loading ${title}`} />;
  if (items.length === 0) return <p>{nothing}</p>;
  return (
    <BoardCards label={title}>
      {items.map((person) => (
        <PersonCard key={person.id} person={person} moveTo={moveTo} />
      ))}
    </BoardCards>
  );
}

interface CardProps {
  person: CrmPersonView;
  moveTo: ColumnProps['moveTo'];
}

function PersonCard({ person, moveTo }: CardProps) {
  const { id, fullName, stage, hasOwnStage, money, nextTask } = person;
  const amount = money.totalCents || money.offeredCents;
  return (
    <BoardCard id={id} canMove={hasOwnStage}>
      <Link to={crmPersonPath(id)} dir="auto">
        {fullName}
      </Link>
      {amount > 0 && (
        <span>
          {formatCents(amount)}
          {money.totalCents === 0 && ' offered'}
        </span>
      )}
      {nextTask && (
        <span>
          {shortDayText(nextTask.dueOn)}: {nextTask.title}
        </span>
      )}
      {hasOwnStage && (
        <ChoiceField
          label="Stage"
          aria-label={`Stage of ${fullName}`}
          value={stage}
          options={stageWords.map((word) => ({ value: word.stage, label: word.title }))}
          onChange={(next) => void moveTo(id, next)}
        />
      )}
    </BoardCard>
  );
}
