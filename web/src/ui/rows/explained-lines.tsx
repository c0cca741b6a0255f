import { useState } from 'react';
import { dayText } from '../../lib/dates.ts';
import { Amount } from '../figures/amount.tsx';
import { Facts } from '../figures/facts.tsx';
import { OpeningRow } from './opening-row.tsx';
import { Rows } from './rows.tsx';

export interface Line {
  key: string;
  label: string;
  amountCents: number;
  /** The amount as it is written, where it is not in US dollars. */
  amountText?: string;
  formula: string;
  inputs: readonly { name: string; value: string }[];
  source: string;
  /** `YYYY-MM-DD` */
  asOf: string;
  /** False for a part that another line sums up. */
  isTotal?: boolean;
}

interface Props {
  label: string;
  lines: readonly Line[];
  /** The first figure was asked for, so it is open at once. */
  isFirstOpen?: boolean;
}

/** Figures that open: each shows its formula, its inputs, its source and as of which day. */
export function ExplainedLines({ label, lines, isFirstOpen = false }: Props) {
  const [open, setOpen] = useState(isFirstOpen ? lines[0]?.key : undefined);
  return (
    <Rows label={label}>
      {lines.map((line) => (
        <OpeningRow
          key={line.key}
          title={line.label}
          amount={line.amountText ?? <Amount cents={line.amountCents} size="row" />}
          isQuiet={line.isTotal === false}
          isOpen={open === line.key}
          onToggle={() => setOpen(open === line.key ? undefined : line.key)}
        >
          <Facts
            facts={[
              { label: 'Formula', value: line.formula },
              ...line.inputs.map(({ name, value }) => ({ label: name, value })),
              { label: 'Source', value: line.source },
              { label: 'As of', value: dayText(line.asOf) },
            ]}
          />
        </OpeningRow>
      ))}
    </Rows>
  );
}
