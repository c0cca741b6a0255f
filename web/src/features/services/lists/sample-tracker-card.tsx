import { percentageOf } from '@sidework/contracts/client-services/stages';
import { dayIn } from '@sidework/contracts/kernel/local-day';
import { dayText } from '../../../lib/dates.ts';
import { viewersZone } from '../../../lib/zones.ts';
import { Chip } from '../../../ui/figures/chip.tsx';
import { Fact, FactGrid } from '../../../ui/figures/fact-grid.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { LongText } from '../../../ui/layout/long-text.tsx';
import { ServiceProgress } from '../parts/service-progress.tsx';
import { ServiceStatusBadge } from '../service-status-badge.tsx';
import type { SampleTracker } from './sample-trackers.ts';
import classes from './service-card.module.css';

const dayMs = 24 * 60 * 60 * 1000;

export function SampleTrackerCard({ sample }: { sample: SampleTracker }) {
  const { title, clientName, description, stage, deadlineInDays } = sample;
  const deadline = dayIn(viewersZone(), new Date(Date.now() + deadlineInDays * dayMs));
  const progress = {
    title,
    progressStage: stage,
    progressPercentage: percentageOf(stage),
  };
  return (
    <div className={classes.card} data-sample>
      <Row justify="between">
        <h3 className={classes.title}>{title}</h3>
        <Row gap="xs">
          <Chip meaning="waiting">SAMPLE</Chip>
          <ServiceStatusBadge status={stage === 'completed' ? 'completed' : 'in_progress'} />
        </Row>
      </Row>
      <FactGrid>
        <Fact name="Client">{clientName}</Fact>
        <Fact name="Deadline">
          <time dateTime={deadline}>{dayText(deadline)}</time>
        </Fact>
      </FactGrid>
      <LongText>{description}</LongText>
      <ServiceProgress service={progress} />
    </div>
  );
}
