import writeExcelFile, { type SheetData } from 'write-excel-file/node';
import type { Printed } from './sheet.ts';

const amount = '#,##0.00;[Red]-#,##0.00';

/** A workbook with a sheet for each statement; amounts are numbers, to go on reckoning with. */
export function toXlsx({ heading, note, sheets }: Printed): Promise<Buffer> {
  return writeExcelFile(
    sheets.map(({ title, lines }) => ({
      sheet: title,
      columns: [{ width: 18 }, { width: 40 }, { width: 18 }],
      data: [
        [{ value: heading, fontWeight: 'bold' }],
        [{ value: note }],
        ['Section', 'Line', 'Amount (USD)'].map((value) => ({ value, fontWeight: 'bold' })),
        ...lines.map(({ section, label, amountCents, isTotal }) => [
          { value: section },
          { value: label, ...(isTotal && { fontWeight: 'bold' }) },
          {
            value: amountCents / 100,
            format: amount,
            ...(isTotal && { fontWeight: 'bold' }),
          },
        ]),
      ] as SheetData,
    })),
  ).toBuffer();
}

export interface Table {
  title: string;
  /** The first row has the names of the columns; cents stand as `{ cents }`. */
  rows: (string | { cents: number })[][];
  widths: number[];
}

/** A workbook with a sheet for each table; amounts are numbers, and no text is run as a formula. */
export function tablesToXlsx(tables: Table[]): Promise<Buffer> {
  return writeExcelFile(
    tables.map(({ title, rows, widths }) => ({
      sheet: title,
      columns: widths.map((width) => ({ width })),
      data: rows.map((row, index) =>
        row.map((cell) =>
          typeof cell === 'string'
            ? { value: cell, ...(index === 0 && { fontWeight: 'bold' }) }
            : { value: cell.cents / 100, format: amount },
        ),
      ) as SheetData,
    })),
  ).toBuffer();
}
