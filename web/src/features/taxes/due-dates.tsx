import { dueDates } from '@sidework/contracts/business-tools/due-dates';
import { dayText } from '../../lib/dates.ts';
import { Facts } from '../../ui/figures/facts.tsx';
import { Card } from '../../ui/layout/card.tsx';

const periods = ['January to March', 'April and May', 'June to August', 'September to December'];

/** When estimated tax of a year is due: the periods are no calendar quarters. */
export function DueDates({ year, today }: { year: number; today: string }) {
  const days = dueDates(year);
  const next = days.find((day) => day >= today);
  return (
    <Card title={`Due dates for ${year}`}>
      <Facts
        facts={days.map((day, index) => ({
          label: `Payment ${index + 1}`,
          note: day === next ? `${periods[index]} · due next` : periods[index],
          value: dayText(day),
        }))}
      />
    </Card>
  );
}
