import { Bars } from '../src/ui/figures/bars.tsx';
import { Chart } from '../src/ui/figures/chart.tsx';
import { Chip } from '../src/ui/figures/chip.tsx';
import { Stat } from '../src/ui/figures/stat.tsx';
import { Table } from '../src/ui/figures/table.tsx';
import { Card } from '../src/ui/layout/card.tsx';
import { Grid, Stack } from '../src/ui/layout/layout.tsx';
import { Section } from '../src/ui/layout/section.tsx';
import { dollars, dollarsShort, incomeAndDeductions, months } from './figures.ts';

const invoices = [
  { id: 'INV-0012', client: 'Clara Whitfield', cents: 29_000 },
  { id: 'INV-0013', client: 'Helen Ortiz', cents: 118_000 },
];

export function FigureParts() {
  return (
    <Section title="Figures">
      <Stack gap="lg">
        <Grid min="figure">
          <Stat label="Active Services" value="4" note="1 waits for you" to="/crm" />
          <Stat label="Total Revenue" value="$10,690.00" note="$1,210.00 more than last year" />
          <Stat
            label="Next payment"
            value="$2,184.00"
            note="You set aside $1,650.00"
            meaning="due"
            chip={<Chip meaning="due">Jan 15</Chip>}
          />
        </Grid>
        <Grid min="wide">
          <Chart
            kind="bars"
            title="Revenue by month"
            aside="2026"
            summary="Most in October, $1,450.00; November so far $1,280.00."
            series={[{ label: 'Revenue' }]}
            data={months}
            now="Nov"
            format={dollars}
            formatScale={dollarsShort}
          />
          <Chart
            kind="lines"
            title="Income against deductions"
            summary="Income rose from $400.00 to $1,280.00; deductions stayed below $450.00."
            series={[{ label: 'Income' }, { label: 'Deductions' }]}
            data={incomeAndDeductions}
            format={dollars}
            formatScale={dollarsShort}
          />
          <Chart
            kind="pairs"
            title="Set aside against due"
            of="Quarter"
            summary="Each quarter but the last was covered."
            series={[{ label: 'Set aside' }, { label: 'Due' }]}
            data={[
              { label: 'Q1', values: [1800, 1650] },
              { label: 'Q2', values: [2100, 2010] },
              { label: 'Q3', values: [1650, 2184] },
            ]}
            format={dollars}
            formatScale={dollarsShort}
          />
          <Card title="Reviews">
            <Bars
              label="How reviews fall out"
              bars={[
                { label: '5 stars', value: 21, text: '21' },
                { label: '4 stars', value: 5, text: '5' },
                { label: '3 stars', value: 2, text: '2' },
                { label: '2 stars', value: 0, text: '0' },
                { label: '1 star', value: 0, text: '0' },
              ]}
            />
          </Card>
        </Grid>
        <Table
          caption="Invoices"
          isCaptionShown
          rows={invoices}
          keyOf={({ id }) => id}
          columns={[
            { key: 'id', label: 'Number', cell: ({ id }) => id },
            { key: 'client', label: 'Client', cell: ({ client }) => client },
            {
              key: 'total',
              label: 'Total',
              isFigure: true,
              cell: ({ cents }) => dollars(cents / 100),
            },
          ]}
          foot={['', 'Together', '$1,470.00']}
        />
      </Stack>
    </Section>
  );
}
