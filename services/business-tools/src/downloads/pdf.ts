import { printPaper } from '@sidework/chassis/papers/paper';
import { formatCents } from '@sidework/contracts/kernel/money';
import type { Printed } from './sheet.ts';

const margin = 56;
const bottom = 792 - 2 * margin;
const right = 612 - margin;
const row = 18;

/** Letter pages with the heading on each, every statement on a page of its own, and the number of pages at the foot. */
export function toPdf({ heading, note, sheets }: Printed): Promise<Buffer> {
  return printPaper({ title: heading, hasFeet: true }, async ({ page, write }) => {
    const column = { x: margin, width: right - margin };
    for (const [index, { title, lines }] of sheets.entries()) {
      if (index > 0) page.addPage();
      let y = await begin(title);
      let section = '';
      for (const { label, amountCents, isTotal, ...line } of lines) {
        if (y > bottom) {
          page.addPage();
          y = await begin(`${title}, continued`);
        }
        const weight = isTotal ? 'bold' : 'plain';
        if (line.section !== section) {
          section = line.section;
          await write(section, { ...column, y: y + row / 2, size: 11, weight: 'bold' });
          y += 1.5 * row;
        }
        await write(label, { x: margin + 12, y, size: 10, weight });
        await write(formatCents(amountCents), { x: right, y, size: 10, weight, align: 'right' });
        y += row;
      }
    }
    const { count } = page.bufferedPageRange();
    for (let number = 1; number <= count; number += 1) {
      page.switchToPage(number - 1);
      await write(`Page ${number} of ${count}`, { x: margin, y: 752, size: 9 });
    }

    async function begin(title: string): Promise<number> {
      let y = await write(title, { ...column, y: margin - 14, size: 18, weight: 'bold' });
      y = await write(heading, { ...column, y, size: 11 });
      return (await write(note, { ...column, y, size: 9 })) + row;
    }
  });
}
