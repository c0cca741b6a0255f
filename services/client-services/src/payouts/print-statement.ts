import { printPaper } from '@sidework/chassis/papers/paper';
import type { PayoutView } from '@sidework/contracts/client-services/payout-accounts';
import { formatCents } from '@sidework/contracts/kernel/money';

const margin = 56;
const right = 612 - margin;
const bottom = 792 - 2 * margin;
const row = 17;

const states = { sending: 'on its way', sent: 'sent', failed: 'failed, back on the balance' };
const dayOf = (moment: string) => moment.slice(0, 10);

interface Statement {
  /** `2026-11` */
  month: string;
  name: string;
  payouts: PayoutView[];
}

/** The payouts of a month, each with the account that it went to and the movements that it is the sum of. */
export function printStatement({ month, name, payouts }: Statement): Promise<Buffer> {
  const title = `Statement of payouts, ${month}`;
  return printPaper({ title, hasFeet: true }, async ({ page, write }) => {
    let y = await begin(title);
    y = await write(name, { x: margin, width: right - margin, y, size: 11 });
    y = await write('Days are those of UTC. Amounts are US dollars.', { x: margin, y, size: 9 });
    for (const payout of payouts) {
      y += row;
      await line(payoutText(payout), payout.amountCents, 'bold');
      for (const each of payout.lines) await line(lineText(each), each.amountCents);
    }
    y += row;
    const sent = payouts.filter(({ status }) => status !== 'failed');
    await line('Paid out in this month', totalOf(sent), 'bold');
    const { count } = page.bufferedPageRange();
    for (let number = 1; number <= count; number += 1) {
      page.switchToPage(number - 1);
      await write(`Page ${number} of ${count}`, { x: margin, y: 752, size: 9 });
    }

    async function begin(heading: string): Promise<number> {
      return write(heading, { x: margin, y: margin - 14, size: 18, weight: 'bold' });
    }

    async function line(text: string, cents: number, weight: 'plain' | 'bold' = 'plain') {
      if (y > bottom) {
        page.addPage();
        y = (await begin(`${title}, continued`)) + row;
      }
      const amount = cents < 0 ? `−${formatCents(-cents)}` : formatCents(cents);
      const x = weight === 'bold' ? margin : margin + 12;
      const end = await write(text, { x, width: right - x - 90, y, size: 10, weight });
      await write(amount, { x: right, y, size: 10, weight, align: 'right' });
      y = Math.max(end + 2, y + row);
    }
  });
}

const totalOf = (payouts: PayoutView[]) =>
  payouts.reduce((sum, { amountCents }) => sum + amountCents, 0);

const payoutText = ({ requestedAt, status, destination }: PayoutView) =>
  `${dayOf(requestedAt)} · Payout to ${destination ?? 'your account'}, ${states[status]}`;

const lineText = ({ postedAt, what, title }: PayoutView['lines'][number]) =>
  [postedAt && dayOf(postedAt), what, title].filter(Boolean).join(' · ');
