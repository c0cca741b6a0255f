import {
  downloadChildEarnings,
  type ChildEarnings as Earnings,
  getChildEarnings,
} from '@sidework/contracts/business-tools/child-earnings';
import { weekText } from '@sidework/contracts/business-tools/week-text';
import { youthHoursOn, youthHoursSource } from '@sidework/contracts/business-tools/youth-hours';
import type { ChildView } from '@sidework/contracts/identity/family/guardians';
import { formatCents } from '@sidework/contracts/kernel/money';
import { texts } from '@sidework/contracts/texts';
import { call, useApi } from '../../lib/api.ts';
import { dayText } from '../../lib/dates.ts';
import { messageOf } from '../../lib/messages.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { useSearchChoice } from '../../lib/use-search-choice.ts';
import { viewersToday } from '../../lib/viewers-today.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { ChoiceField } from '../../ui/fields/plain-fields.tsx';
import { Amount } from '../../ui/figures/amount.tsx';
import { Facts } from '../../ui/figures/facts.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { toastFailure } from '../../ui/notices/toasts.ts';
import { ListRow, Rows } from '../../ui/rows/rows.tsx';
import { RowsSkeleton } from '../../ui/rows/rows-skeleton.tsx';

const offered = 24;

/** This month and those before it, as `2026-11`. */
const monthsUntil = (today: string) => {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: offered }, (_, index) =>
    new Date(Date.UTC(year, month - 1 - index, 1)).toISOString().slice(0, 7),
  );
};

/** Every look at a child is recorded, so nothing of it is read again by itself. */
const onceAsked = { revalidateOnFocus: false, revalidateOnReconnect: false } as const;

/** A month of a child's work for its guardian: each job, the sums, the tax watch and the pack as PDF (F5). */
export function ChildEarnings({ child }: { child: ChildView }) {
  const { get, set } = useSearchChoice();
  const today = viewersToday();
  const months = monthsUntil(today);
  const month = months.find((one) => one === get('month')) ?? today.slice(0, 7);
  const asked = { params: { childId: child.id }, query: { month } };
  const { data, error, mutate } = useApi(getChildEarnings, asked, onceAsked);
  const { isBusy, run } = useBusy();

  async function download() {
    try {
      saveFile(await call(downloadChildEarnings, asked));
    } catch (failure) {
      toastFailure(texts.toastTitles.error, messageOf(failure));
    }
  }

  return (
    <Stack gap="lg">
      <Row justify="between">
        <ChoiceField
          label="Month"
          value={month}
          onChange={(value) => set({ month: value })}
          options={months.map((one) => ({ value: one, label: monthText(one) }))}
        />
        <PlainButton variant="default" isBusy={isBusy} onClick={() => void run(download)}>
          Download PDF
        </PlainButton>
      </Row>
      {error && !data ? (
        <ErrorNotice error={error} onRetry={() => mutate()} />
      ) : data ? (
        <>
          <Month earnings={data} />
          <Weeks weeks={data.weeks} />
        </>
      ) : (
        <RowsSkeleton label="Loading the earnings" />
      )}
      <Hours dateOfBirth={child.dateOfBirth} today={today} />
      <FirstReturn />
    </Stack>
  );
}

const monthText = (month: string) =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

function Month({ earnings }: { earnings: Earnings }) {
  const { jobs, hasMoreJobs, incomeCents, deductionsCents, yearNetCents, month } = earnings;
  const year = month.slice(0, 4);
  return (
    <>
      <TaxWatch earnings={earnings} />
      {jobs.length === 0 ? (
        <EmptyState
          scene="money"
          title="Nothing was earned in this month"
          text="Paid jobs show up here automatically, with the initials of the person who paid."
        />
      ) : (
        <Rows label="Jobs of the month">
          {jobs.map(({ date, title, payer, amountCents }, index) => (
            <ListRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a job has no other name here, and jobs keep their place
              key={index}
              title={title}
              details={[dayText(date), payer && `paid by ${payer}`].filter(Boolean).join(' · ')}
              amount={<Amount cents={amountCents} size="row" />}
            />
          ))}
        </Rows>
      )}
      {hasMoreJobs && <Words>The sums below count further jobs too.</Words>}
      <Facts
        facts={[
          { label: 'Earned in the month', value: formatCents(incomeCents) },
          { label: 'Fees and costs', value: formatCents(-deductionsCents + 0) },
          {
            label: `Net earnings of ${year} so far`,
            note: 'income − fees and costs since January 1',
            value: formatCents(yearNetCents),
            isSum: true,
          },
        ]}
      />
    </>
  );
}

function Weeks({ weeks }: Pick<Earnings, 'weeks'>) {
  return (
    <Card title="Hours of appointments">
      {weeks.length === 0 ? (
        <Words>No hours were recorded in this month.</Words>
      ) : (
        <Facts
          facts={weeks.map((week) => ({
            label: `Week of ${dayText(week.monday)}`,
            value: weekText(week),
          }))}
        />
      )}
      <Words tone="soft" isSmall>
        Appointments count that you agreed to and that are over. Sidework does not measure the work
        itself.
      </Words>
    </Card>
  );
}

function TaxWatch({ earnings: { watch, yearNetCents, month } }: { earnings: Earnings }) {
  if (watch === 'below') return null;
  const net = `${formatCents(yearNetCents)} of net earnings in ${month.slice(0, 4)}`;
  return (
    <Notice
      meaning="due"
      title={watch === 'near' ? 'Close to $400 of net earnings' : 'A tax return may be due'}
    >
      {watch === 'near'
        ? `${net}. From $400 on, self-employment tax is owed at any age.`
        : `${net}: self-employment tax is owed from $400 on, and your child files a return.`}{' '}
      Estimate, not tax advice.
    </Notice>
  );
}

function Hours({ dateOfBirth, today }: { dateOfBirth: string; today: string }) {
  const limits = youthHoursOn(dateOfBirth, today);
  if (!limits) return null;
  return (
    <Card title="Hours that may be worked">
      <Words>{limits.text} Your state may be stricter.</Words>
      <Words tone="soft" isSmall>
        {youthHoursSource.source}, as of {dayText(youthHoursSource.asOf)}. It holds where young
        people are employed.
      </Words>
    </Card>
  );
}

function FirstReturn() {
  return (
    <Card title="A first tax return">
      <Words>
        Work on one’s own account is self-employment at any age. From $400 of net earnings in a year
        your child owes self-employment tax of 15.3% on 92.35% of them, and files a return with
        Schedule C and Schedule SE.
      </Words>
      <Words>
        Income tax usually starts later. A household that directs a babysitter or yard help may be
        an employer instead (IRS Publication 926). The PDF says more.
      </Words>
    </Card>
  );
}
