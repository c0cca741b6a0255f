import { type Paper, printPaper } from '@sidework/chassis/papers/paper';
import { isolated } from '@sidework/chassis/papers/set-text';
import {
  type ChildEarnings,
  selfEmploymentFloorCents,
} from '@sidework/contracts/business-tools/child-earnings';
import { weekText } from '@sidework/contracts/business-tools/week-text';
import { youthHours, youthHoursSource } from '@sidework/contracts/business-tools/youth-hours';
import { formatCents } from '@sidework/contracts/kernel/money';
import { firstReturn } from './month-of-child.ts';

const margin = 56;
const width = 612 - 2 * margin;
const right = 612 - margin;
const row = 18;
const bottom = 792 - 2 * margin;

/** The statement of a month on letter pages. */
export function printChildEarnings(earnings: ChildEarnings, printedOn: string): Promise<Buffer> {
  const title = `Earnings of ${earnings.childName}, ${earnings.month}`;
  return printPaper({ title }, async (paper) => {
    const column = { x: margin, width };
    let y = await paper.write(`Earnings of ${isolated(earnings.childName)}, ${earnings.month}`, {
      ...column,
      y: margin,
      size: 18,
      weight: 'bold',
    });
    const note = `For guardians. In USD, printed on ${printedOn}`;
    y = (await paper.write(note, { ...column, y, size: 9 })) + row;
    y = await printJobs(paper, earnings, y);
    y = await printSums(paper, earnings, y + row);
    y = await printHours(paper, earnings, y + row / 2);
    for (const [heading, texts] of explained) {
      y = await turn(paper, y + row / 2, 4 * row);
      y = await paper.write(heading, { ...column, y, size: 12, weight: 'bold' });
      for (const text of texts) {
        y = await turn(paper, y + 4, 4 * row);
        y = await paper.write(text, { ...column, y, size: 10 });
      }
    }
  });
}

async function printHours(paper: Paper, { weeks }: ChildEarnings, from: number) {
  let y = await turn(paper, from, 4 * row);
  y = await paper.write('Hours of appointments', { x: margin, y, size: 12, weight: 'bold' });
  if (weeks.length === 0)
    return paper.write('No hours were recorded in this month.', { x: margin, y: y + 4, size: 10 });
  for (const week of weeks) {
    y = await turn(paper, y + 4, row);
    const words = `Week of ${week.monday}: ${weekText(week)}`;
    y = await paper.write(words, { x: margin, y, width, size: 10 });
  }
  return y;
}

const explained = [
  ['A first tax return', firstReturn],
  [
    'Hours that young people may work',
    [
      ...youthHours.map(({ text }) => text),
      `${youthHoursSource.source}, as of ${youthHoursSource.asOf}. A state may be stricter. These limits are for employment.`,
    ],
  ],
] as const;

/** The next page, where `needed` does not fit on this one. */
async function turn({ page }: Paper, y: number, needed: number): Promise<number> {
  if (y + needed <= bottom + margin) return y;
  page.addPage();
  return margin;
}

async function printJobs(paper: Paper, { jobs, hasMoreJobs }: ChildEarnings, from: number) {
  let y = from;
  if (jobs.length === 0)
    return paper.write('Nothing was earned in this month.', { x: margin, y, size: 10 });
  for (const { date, title, payer, amountCents } of jobs) {
    y = await turn(paper, y, row);
    const words = [date, isolated(title), payer && `paid by ${payer}`].filter(Boolean).join(' · ');
    const next = await paper.write(words, { x: margin, y, width: width - 110, size: 10 });
    await paper.write(formatCents(amountCents), { x: right, y, size: 10, align: 'right' });
    y = next + 4;
  }
  if (hasMoreJobs)
    y = await paper.write('The sums count further jobs too.', { x: margin, y, size: 10 });
  return y;
}

async function printSums(paper: Paper, earnings: ChildEarnings, from: number) {
  let y = from;
  const { incomeCents, deductionsCents, yearNetCents, month } = earnings;
  const floor = formatCents(selfEmploymentFloorCents);
  const sums = [
    ['Earned in the month', incomeCents],
    ['Fees and costs in the month', -deductionsCents],
    [`Net earnings of ${month.slice(0, 4)} so far; from ${floor} tax is owed`, yearNetCents],
  ] as const;
  for (const [label, cents] of sums) {
    y = await turn(paper, y, row);
    await paper.write(label, { x: margin, y, size: 10, weight: 'bold' });
    await paper.write(formatCents(cents + 0), {
      x: right,
      y,
      size: 10,
      weight: 'bold',
      align: 'right',
    });
    y += row;
  }
  return y;
}
