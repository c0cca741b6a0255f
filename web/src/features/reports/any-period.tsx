import {
  downloadPeriodStatements,
  getPeriodStatements,
} from '@sidework/contracts/business-tools/any-period';
import type { FileFormat } from '@sidework/contracts/business-tools/downloads';
import type { StatementMethod } from '@sidework/contracts/business-tools/statement';
import { texts } from '@sidework/contracts/texts';
import { call, useApi } from '../../lib/api.ts';
import { messageOf } from '../../lib/messages.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { useSearchChoice } from '../../lib/use-search-choice.ts';
import { viewersToday } from '../../lib/viewers-today.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { DayField } from '../../ui/fields/day-field.tsx';
import { FilterBar } from '../../ui/fields/filter-bar.tsx';
import { ChoiceField } from '../../ui/fields/plain-fields.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { toastFailure } from '../../ui/notices/toasts.ts';
import { RowsSkeleton } from '../../ui/rows/rows-skeleton.tsx';
import { Journal } from './journal.tsx';
import { type Days, presetOf, presets } from './period-presets.ts';
import { StatementLines } from './statement-lines.tsx';

const tabs = [
  { key: 'income_statement', label: 'Income Statement' },
  { key: 'balance_sheet', label: 'Balance Sheet' },
  { key: 'cash_flow', label: 'Cash Flow' },
] as const;
const withJournal = [...tabs, { key: 'journal', label: 'Journal' }] as const;
type TabKey = (typeof withJournal)[number]['key'];

const methods = [
  { value: 'simplified', label: 'Simplified' },
  { value: 'full', label: 'Full' },
] as const;

/** The statements of a month, of the year to date or of any days, as the books are now. */
export function AnyPeriod() {
  const { get, set } = useSearchChoice();
  const today = viewersToday();
  const usual = presets.year_to_date.days(today);
  const days: Days = { from: get('from') || usual.from, to: get('to') || usual.to };
  const method: StatementMethod = get('method') === 'full' ? 'full' : 'simplified';
  const offered = method === 'full' ? withJournal : tabs;
  const chosen = offered.find(({ key }) => key === get('tab'))?.key ?? 'income_statement';
  const isForward = days.from <= days.to;

  return (
    <Stack gap="lg">
      <FilterBar label="Choose the period">
        <ChoiceField
          label="Period"
          value={presetOf(days, today)}
          onChange={(key) => {
            const preset = Object.entries(presets).find(([name]) => name === key)?.[1];
            if (preset) set({ ...preset.days(today) });
          }}
          options={[
            ...Object.entries(presets).map(([value, { label }]) => ({ value, label })),
            { value: 'days', label: 'From and to' },
          ]}
        />
        <DayField
          label="From"
          value={days.from}
          onChange={({ target }) => set({ from: target.value })}
        />
        <DayField label="To" value={days.to} onChange={({ target }) => set({ to: target.value })} />
        <ChoiceField
          label="Method"
          value={method}
          onChange={(value) => set({ method: value })}
          options={methods}
        />
      </FilterBar>
      {isForward ? (
        <>
          <Exports days={days} method={method} />
          <Tabs<TabKey>
            label="Reports"
            tabs={offered}
            chosen={chosen}
            onChoose={(tab) => set({ tab })}
          >
            {chosen === 'journal' ? (
              <Journal days={days} />
            ) : (
              <Statement days={days} method={method} type={chosen} />
            )}
          </Tabs>
        </>
      ) : (
        <Notice meaning="due">The last day is before the first. Choose a later one.</Notice>
      )}
    </Stack>
  );
}

interface StatementProps {
  days: Days;
  method: StatementMethod;
  type: Exclude<TabKey, 'journal'>;
}

function Statement({ days, method, type }: StatementProps) {
  const { data, error, mutate } = useApi(getPeriodStatements, { query: days });
  if (error && !data) return <ErrorNotice error={error} onRetry={() => mutate()} />;
  if (!data) return <RowsSkeleton label="Loading the statement" />;
  return <StatementLines lines={data[method][type]} asOf={viewersToday()} />;
}

function Exports({ days, method }: { days: Days; method: StatementMethod }) {
  const { isBusy, run } = useBusy();

  async function download(format: FileFormat) {
    try {
      saveFile(await call(downloadPeriodStatements, { query: { ...days, format, method } }));
    } catch (error) {
      toastFailure(texts.toastTitles.error, messageOf(error));
    }
  }

  return (
    <Row>
      {(['pdf', 'csv', 'xlsx'] as const).map((format) => (
        <PlainButton
          key={format}
          variant="default"
          size="sm"
          isDisabled={isBusy}
          onClick={() => void run(() => download(format))}
        >
          {`Export ${format.toUpperCase()}`}
        </PlainButton>
      ))}
    </Row>
  );
}
