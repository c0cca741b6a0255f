import type { StatementPreview } from '@sidework/contracts/business-tools/bank-statements';
import { dayText } from '../../lib/dates.ts';
import { FilterBar } from '../../ui/fields/filter-bar.tsx';
import { ChoiceField } from '../../ui/fields/plain-fields.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { ListRow, Rows } from '../../ui/rows/rows.tsx';

interface Props {
  preview: StatementPreview;
  onReadAs: (change: { dayOrder?: string; purchase?: string }) => void;
}

/** How the file was read, and what only its owner can tell. */
export function Reading({ preview, onReadAs }: Props) {
  const { unclearDay, dayOrder, purchaseSign, columns, format } = preview;
  const hasOneAmount = columns.some(({ use }) => use === 'Amount');
  return (
    <Stack>
      {format === 'csv' && (
        <div>
          Columns we use:{' '}
          {columns.map(({ use, name }) => `${name} (${use.toLowerCase()})`).join(', ')}.
        </div>
      )}
      {unclearDay && !dayOrder && (
        <Notice meaning="due">
          We cannot tell whether the month or the day comes first in this file. Please choose what{' '}
          {unclearDay} means.
        </Notice>
      )}
      {!purchaseSign && (
        <Notice meaning="due">
          We cannot tell whether this file has purchases above zero, as a card’s has, or sales.
          Please choose what a purchase looks like in it.
        </Notice>
      )}
      {(unclearDay || hasOneAmount) && (
        <FilterBar label="How to read this file">
          {unclearDay && (
            <ChoiceField
              label={`${unclearDay} is`}
              value={dayOrder ?? ''}
              options={[
                ...(dayOrder ? [] : [{ value: '', label: 'Please choose' }]),
                ...daysOf(unclearDay),
              ]}
              onChange={(chosen) => onReadAs({ dayOrder: chosen })}
            />
          )}
          {hasOneAmount && (
            <ChoiceField
              label="A purchase in this file is"
              value={purchaseSign ?? ''}
              options={[
                ...(purchaseSign ? [] : [{ value: '', label: 'Please choose' }]),
                { value: 'below_zero', label: 'Below zero, as −12.00' },
                { value: 'above_zero', label: 'Above zero, as 12.00' },
              ]}
              onChange={(chosen) => onReadAs({ purchase: chosen })}
            />
          )}
        </FilterBar>
      )}
    </Stack>
  );
}

/** Both days that two numbers may mean, in words. */
function daysOf(unclear: string) {
  const [first = 1, second = 1, year = 2000] = (unclear.match(/\d+/g) ?? []).map(Number);
  const text = (month: number, day: number) =>
    dayText(
      new Date(Date.UTC(year < 100 ? 2000 + year : year, month - 1, day))
        .toISOString()
        .slice(0, 10),
    );
  return [
    { value: 'month_first', label: text(first, second) },
    { value: 'day_first', label: text(second, first) },
  ];
}

/** Rows that were not read, each with its line and the reason. */
export function UnreadRows({ unread }: Pick<StatementPreview, 'unread'>) {
  if (unread.length === 0) return null;
  return (
    <Section
      title={unread.length === 1 ? '1 row was not read' : `${unread.length} rows were not read`}
    >
      <Rows label="Rows that were not read">
        {unread.slice(0, 200).map(({ line, text, why }) => (
          <ListRow key={`${line} ${text}`} title={`Line ${line}`} details={why} note={text} />
        ))}
      </Rows>
    </Section>
  );
}
