import { useState } from 'react';
import { PlainButton } from '../src/ui/buttons/plain-button.tsx';
import { FilterBar } from '../src/ui/fields/filter-bar.tsx';
import { ChoiceField, SearchField } from '../src/ui/fields/plain-fields.tsx';
import { AmountRange } from '../src/ui/figures/amount.tsx';
import { Chip } from '../src/ui/figures/chip.tsx';
import { Card } from '../src/ui/layout/card.tsx';
import { Row, Split, Stack } from '../src/ui/layout/layout.tsx';
import { Page } from '../src/ui/layout/page.tsx';
import { PersonLine } from '../src/ui/rows/person-line.tsx';
import { ListRow, Rows } from '../src/ui/rows/rows.tsx';
import { Scene } from '../src/ui/scenes/scene.tsx';
import { kitJobs } from './jobs.ts';

const categories = [
  { value: '', label: 'All categories' },
  { value: 'electrical', label: 'Electrical' },
] as const;

/** A list with its filters in the address, and the chosen one beside it at a desk. */
export function ListPattern() {
  const [chosen, setChosen] = useState('1');
  const [category, setCategory] = useState<'' | 'electrical'>('');
  const job = kitJobs.find(({ id }) => id === chosen);
  return (
    <Page
      title="Available Jobs"
      purpose="Work near you, the newest first."
      action={<PlainButton variant="default">Post a Job</PlainButton>}
    >
      <FilterBar label="Filters">
        <SearchField label="Search" placeholder="Painting, tax return, lawn" />
        <ChoiceField
          label="Category"
          options={categories}
          value={category}
          onChange={setCategory}
        />
      </FilterBar>
      <Split
        asideWidth="half"
        asideLabel="The chosen job"
        aside={
          job && (
            <Card scene={job.scene}>
              <Row justify="between">
                <Chip meaning="open">Open</Chip>
                <span>Ends Dec 21</span>
              </Row>
              <h2>{job.title}</h2>
              <p>The old one hums. Ten feet up, so a ladder on stairs.</p>
              <PersonLine name="Clara W." id="clara" details="Here since March · 7 jobs, 6 hires" />
              <Row justify="between">
                <AmountRange {...job} size="lg" />
                <PlainButton>Submit Proposal</PlainButton>
              </Row>
            </Card>
          )
        }
      >
        <Stack gap="xs">
          <span>31 jobs within 20 miles</span>
          <Rows label="Jobs">
            {kitJobs.map(({ id, scene, title, where, minCents, maxCents }) => (
              <ListRow
                key={id}
                lead={<Scene name={scene} />}
                title={title}
                details={where}
                amount={<AmountRange minCents={minCents} maxCents={maxCents} size="row" />}
                isChosen={id === chosen}
                onChoose={() => setChosen(id)}
              />
            ))}
          </Rows>
        </Stack>
      </Split>
    </Page>
  );
}
