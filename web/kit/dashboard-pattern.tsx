import { useState } from 'react';
import { PlainButton } from '../src/ui/buttons/plain-button.tsx';
import { Amount } from '../src/ui/figures/amount.tsx';
import { Chart } from '../src/ui/figures/chart.tsx';
import { Chip } from '../src/ui/figures/chip.tsx';
import { Stat } from '../src/ui/figures/stat.tsx';
import { Card } from '../src/ui/layout/card.tsx';
import { Grid, Row, Split, Stack } from '../src/ui/layout/layout.tsx';
import { Page } from '../src/ui/layout/page.tsx';
import { Tabs } from '../src/ui/layout/tabs.tsx';
import { ListRow, Rows } from '../src/ui/rows/rows.tsx';
import { Scene } from '../src/ui/scenes/scene.tsx';
import { dollars, dollarsShort, months } from './figures.ts';

const tabs = [
  { key: 'services', label: 'Services' },
  { key: 'clients', label: 'Clients' },
  { key: 'reviews', label: 'Reviews' },
] as const;

/** Figures, how they developed, what is next, and the rows they are made of; every number opens. */
export function DashboardPattern() {
  const [tab, setTab] = useState<(typeof tabs)[number]['key']>('services');
  return (
    <Page
      title="Client Management"
      action={
        <>
          <PlainButton variant="default">Add Client</PlainButton>
          <PlainButton>New Service</PlainButton>
        </>
      }
    >
      <Stack gap="lg">
        <Grid min="figure">
          <Stat label="Active Services" value="4" note="1 waits for you" to="/crm" />
          <Stat label="Completed" value="31" note="6 this quarter" to="/crm" />
          <Stat label="Total Revenue" value="$10,690.00" note="$1,210.00 more than last year" />
          <Stat label="Average Rating" value="4.9" note="28 reviews" to="/crm" />
        </Grid>
        <Split
          aside={
            <Card title="Next">
              <Row justify="between">
                <span>Clara: release requested</span>
                <Chip meaning="waiting">Clara</Chip>
              </Row>
              <Row justify="between">
                <span>Marcus asks for two more days</span>
                <Chip meaning="turn">Your turn</Chip>
              </Row>
            </Card>
          }
        >
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
        </Split>
        <div>
          <Tabs label="What you do" tabs={tabs} chosen={tab} onChoose={setTab}>
            <Rows label="Services">
              {['Two outlets for a home office', 'Panel check before the sale'].map((title) => (
                <ListRow
                  key={title}
                  lead={<Scene name="light" />}
                  title={title}
                  details="Clara Whitfield · started Nov 5"
                  chip={<Chip meaning="waiting">With Clara</Chip>}
                  amount={<Amount cents={29_000} size="row" />}
                  action={<PlainButton variant="default">Mark Complete</PlainButton>}
                />
              ))}
            </Rows>
          </Tabs>
        </div>
      </Stack>
    </Page>
  );
}
