import type { Paper } from '@sidework/chassis/papers/paper';
import { fitted } from '@sidework/chassis/papers/set-text';
import { formatCents } from '@sidework/contracts/kernel/money';

export const ink = '#1b1f1d';
export const green = '#0b6b4f';
export const soft = '#55605a';
export const margin = 50;
export const right = 612 - margin;
/** The second column, and the left edge of the totals. */
export const middle = 281;
const footTop = 730;

export const dayText = (day: Date): string =>
  day.toLocaleDateString('en-US', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  });

interface Head {
  kind: string;
  number: string;
  note: string;
  from: (string | null)[];
}

/** The kind of the paper stands on the left, its issuer on the right. */
export async function writeHead({ write }: Paper, head: Head): Promise<void> {
  await write(head.kind, { x: margin, y: 50, size: 11, weight: 'bold', color: green });
  const room = { x: margin, y: 64, width: 240 } as const;
  await write(head.number, await fitted(head.number, [26, 18, 12], { ...room, weight: 'bold' }));
  await write(head.note, { x: margin, y: 104, width: 260, size: 9, color: soft });
  const [name = '', ...rest] = head.from.filter((line) => line !== null);
  const across = { x: right - 220, width: 220, align: 'right' } as const;
  let y = 52;
  y = await write(name, await fitted(name, [15, 11, 8], { ...across, y, weight: 'bold' }));
  for (const line of rest) y = await write(line, { ...across, y, size: 9 });
}

/** A heading with a strong line and lines below it; gives where it ends. */
export async function writeBlock(
  { write }: Paper,
  [heading, name, ...lines]: string[],
  x: number,
  y: number,
): Promise<number> {
  const width = x === margin ? middle - margin - 16 : right - middle;
  let end = await write(heading ?? '', { x, y, size: 9, weight: 'bold', color: soft });
  end = await write(name ?? '', { x, y: end + 4, width, size: 10.5, weight: 'bold' });
  for (const line of lines) end = await write(line, { x, y: end, width, size: 9.5 });
  return end;
}

export function rule({ page }: Paper, y: number, from = margin, width = 0.5): void {
  page
    .moveTo(from, y)
    .lineTo(right, y)
    .lineWidth(width)
    .stroke(width > 1 ? ink : '#d9ddd9');
}

/** A name with an amount at the right edge; gives where the next line begins. */
export async function writeAmount(
  { write }: Paper,
  text: string,
  cents: number,
  { y, isTotal = false, x = middle }: { y: number; isTotal?: boolean; x?: number },
): Promise<number> {
  const size = isTotal ? 13 : 10;
  const weight = isTotal ? 'bold' : 'plain';
  const end = await write(text, { x, y, width: right - x - 68, size, weight });
  await write(formatCents(cents), { x: right, y, size, weight, align: 'right' });
  return end + 8;
}

export async function stamp(paper: Paper, text: string, y: number): Promise<void> {
  const { page, write } = paper;
  page.save();
  page.rotate(-10, { origin: [130, y + 18] });
  page.roundedRect(78, y, 104, 36, 5).lineWidth(2).stroke(green);
  await write(text, {
    x: 78,
    y: y + 3,
    width: 104,
    size: 21,
    weight: 'bold',
    color: green,
    align: 'center',
  });
  page.restore();
}

/** The aside is no part of the paper, so a dashed line parts it. */
export async function writeFoot({ page, write }: Paper, aside: string): Promise<void> {
  page
    .moveTo(margin, 640)
    .lineTo(right, 640)
    .lineWidth(0.7)
    .dash(4, { space: 4 })
    .stroke('#c9cec9')
    .undash();
  await write(aside, { x: margin, y: 652, width: right - margin, size: 9, color: soft });
  await write('Sidework', { x: margin, y: footTop, size: 12, weight: 'bold', color: green });
  await write('Days are those of UTC. Amounts are US dollars.', {
    x: margin + 84,
    y: footTop + 3,
    size: 8.5,
    color: soft,
  });
  await write('Page 1 of 1', { x: right, y: footTop + 3, size: 8.5, color: soft, align: 'right' });
}
