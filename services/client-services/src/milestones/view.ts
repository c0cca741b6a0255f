import type {
  MilestonesView,
  Milestone as MilestoneView,
} from '@sidework/contracts/client-services/milestones';
import { leftToFund, type Service } from '../services/service.ts';
import { isUnpaid, type Milestone } from './milestone.ts';
import type { WholePlan } from './queries.ts';

interface Plans {
  agreed?: WholePlan | undefined;
  open?: WholePlan | undefined;
}

export const toMilestonesView = (
  { agreed, open }: Plans,
  service: Service,
  { isOfChild }: { isOfChild: boolean },
): MilestonesView => ({
  agreed: agreed ? toPlan(agreed, service) : null,
  proposed: open ? toPlan(open, service) : null,
  mayPropose: !isOfChild && isUnpaid(service),
});

const toPlan = ({ plan, milestones }: WholePlan, service: Service) => ({
  id: plan.id,
  proposedBy: plan.proposedBy,
  milestones: milestones.map((milestone) => toMilestone(milestone, leftToFund(service) === 0)),
});

/** Nothing more is asked for once the work or its payment ended. */
const toMilestone = (milestone: Milestone, isOver: boolean): MilestoneView => ({
  id: milestone.id,
  title: milestone.title,
  amountCents: milestone.amountCents,
  dueOn: milestone.dueOn,
  status: milestone.status === 'planned' && isOver ? 'dropped' : milestone.status,
  finishedAt: milestone.finishedAt?.toISOString() ?? null,
  releasesAt: milestone.releasesAt?.toISOString() ?? null,
  fundedAt: milestone.fundedAt?.toISOString() ?? null,
  releasedAt: milestone.releasedAt?.toISOString() ?? null,
});
