import { IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { PlainButton } from '../src/ui/buttons/plain-button.tsx';
import { Amount } from '../src/ui/figures/amount.tsx';
import { Chip } from '../src/ui/figures/chip.tsx';
import { DateTile } from '../src/ui/figures/date-tile.tsx';
import { Facts } from '../src/ui/figures/facts.tsx';
import { RatingText } from '../src/ui/figures/rating-text.tsx';
import { Timeline } from '../src/ui/figures/timeline.tsx';
import { Card } from '../src/ui/layout/card.tsx';
import { Grid, Row, Stack } from '../src/ui/layout/layout.tsx';
import { Section } from '../src/ui/layout/section.tsx';
import { OpeningRow } from '../src/ui/rows/opening-row.tsx';
import { PersonAvatar } from '../src/ui/rows/person-avatar.tsx';
import { PersonLine } from '../src/ui/rows/person-line.tsx';
import { ListRow, RowIcon, Rows } from '../src/ui/rows/rows.tsx';
import { Scene } from '../src/ui/scenes/scene.tsx';

export function RowParts() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Section title="Rows">
        <Rows label="Work">
          <ListRow
            lead={<Scene name="light" />}
            title="Two outlets for a home office"
            to="/my-services"
            details="Clara Whitfield · started Nov 5"
            chip={<Chip meaning="waiting">With Clara</Chip>}
            amount={<Amount cents={29_000} size="row" />}
            action={<PlainButton variant="default">Mark Complete</PlainButton>}
          />
          <ListRow
            lead={<PersonAvatar name="Ruth Okafor" id="ruth" />}
            title="Two new messages from Ruth Okafor"
            titleLook="plain"
            details="“The inspection passed. I would like to…”"
            chip={<Chip meaning="turn">Your turn</Chip>}
            action={<PlainButton>Read</PlainButton>}
          />
          <ListRow
            lead={
              <RowIcon>
                <IconFileText size={20} />
              </RowIcon>
            }
            title="Plumbing license.pdf"
            titleLook="plain"
            to="/vault"
            details="1.2 MB · Nov 12"
          />
        </Rows>
      </Section>
      <Section title="Rows that open in place">
        <Rows label="Services">
          <OpeningRow
            title="Yearly books"
            details="Naomi Feld"
            chip={<Chip meaning="due">Due Dec 1</Chip>}
            isOpen={isOpen}
            onToggle={() => setOpen(!isOpen)}
          >
            What stands in it, as wide as the row.
          </OpeningRow>
        </Rows>
      </Section>
      <Section title="Cards">
        <Grid>
          <Card scene="light">
            <PersonLine
              name="Ruth Okafor"
              id="ruth"
              trade="Electrician"
              details={
                <>
                  <RatingText rating={4.9} /> · 31 done · 1.4 mi
                </>
              }
            />
            <Row justify="between">
              <Amount cents={8_500} per="/hr" />
              <Chip meaning="open">Licensed</Chip>
            </Row>
            <PlainButton>Message & Book Service</PlainButton>
          </Card>
          <Card title="What happened">
            <Timeline
              label="What happened"
              moments={[
                {
                  id: '3',
                  meaning: 'open',
                  title: 'Halfway complete',
                  details: 'Naomi, yesterday',
                },
                { id: '2', meaning: 'due', title: 'Deadline set', details: 'You, Nov 11' },
                { id: '1', meaning: 'over', title: 'Job posted', details: 'Nov 8' },
              ]}
            />
          </Card>
          <Card title="Self-employment tax" aside="why?">
            <Facts
              facts={[
                { label: 'Net earnings', note: '$50,000.00 × 92.35 %', value: '$46,175.00' },
                { label: 'Medicare', note: '2.9 %', value: '$1,339.08' },
                { label: 'Self-employment tax', value: '$7,064.78', isSum: true },
              ]}
            />
          </Card>
          <Card meaning="turn" title="Next payment" aside={<Chip meaning="turn">Your turn</Chip>}>
            <Stack gap="xs">
              <Amount cents={218_400} size="lg" />
              <span>You set aside $1,650.00; $534.00 to go</span>
            </Stack>
          </Card>
          <Card>
            <Row>
              <DateTile day="2026-12-03" />
              <div>
                <strong>Thursday, 6:00 - 8:30 PM EST</strong>
                <br />
                Newark Public Library
              </div>
            </Row>
          </Card>
        </Grid>
      </Section>
    </>
  );
}
