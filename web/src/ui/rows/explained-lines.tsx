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
  formula: string;
  inputs: readonly { name: string; value: string }[];
  source: string;
  /** `YYYY-MM-DD` */
  asOf: string;
  /** False for a part that another line sums up. */
  isTotal?: boolean;
}

/** Figures that open: each shows its formula, its inputs, its source and as of which day. */
export function ExplainedLines({ label, lines }: { label: string; lines: readonly Line[] }) {
  const [open, setOpen] = useState<string>();
  return (
    <Rows label={label}>
      {lines.map((line) => (
        <OpeningRow
          key={line.key}
          title={line.label}
          amount={<Amount cents={line.amountCents} size="row" />}
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
