import type {
  Milestone,
  MilestonePlan,
  MilestonesView,
} from '@sidework/contracts/client-services/milestones';
import type { ServiceView } from '@sidework/contracts/client-services/services';
import { useState } from 'react';
import { messageOf } from '../../../lib/messages.ts';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { AskedButton } from '../../../ui/dialogs/asked-button.tsx';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { Words } from '../../../ui/layout/words.tsx';
import { Notice } from '../../../ui/notices/notice.tsx';
import { Rows } from '../../../ui/rows/rows.tsx';
import { DecidingButton } from '../terms/deciding-button.tsx';
import { MilestoneRow } from './milestone-row.tsx';
import { type MilestoneActs, useMilestones } from './use-milestones.ts';

const Window = lazyDialog(async () => (await import('./propose-window.tsx')).ProposeWindow);

interface Props {
  service: ServiceView;
  side: 'client' | 'professional';
  /** The name of the other side. */
  name: string;
}

/** The milestones of a service and the way to them; nothing where there are none and can be none. */
export function Milestones({ service, side, name }: Props) {
  const acts = useMilestones(service);
  const [isProposing, setProposing] = useState(false);
  const { milestones } = acts;
  if (!milestones || isEmpty(milestones)) return null;
  const { agreed, proposed, mayPropose } = milestones;
  return (
    <div id="milestones">
      <Card
        title="Milestones"
        aside={
          mayPropose &&
          !proposed && (
            <PlainButton variant="default" size="sm" onClick={() => setProposing(true)}>
              {agreed ? 'Propose others' : 'Propose milestones'}
            </PlainButton>
          )
        }
      >
        <Stack>
          {!agreed && !proposed && (
            <Words>
              Pay the work in parts, such as a deposit and the rest. Each part is paid in and
              released separately.
            </Words>
          )}
          {proposed && <Proposed plan={proposed} acts={acts} side={side} name={name} />}
          {agreed && (
            <Rows label="Milestones">
              {agreed.milestones.map((milestone) => (
                <MilestoneRow
                  key={milestone.id}
                  milestone={milestone}
                  acts={acts}
                  side={side}
                  service={service}
                  isNext={milestone.id === nextOf(agreed)?.id}
                />
              ))}
            </Rows>
          )}
        </Stack>
        <Window
          isOpen={isProposing}
          service={service}
          propose={acts.propose}
          onClose={() => setProposing(false)}
        />
      </Card>
    </div>
  );
}

const isEmpty = ({ agreed, proposed, mayPropose }: MilestonesView) =>
  !agreed && !proposed && !mayPropose;

const nextOf = ({ milestones }: MilestonePlan): Milestone | undefined =>
  milestones.find(({ status }) => status === 'planned');

interface ProposedProps extends Pick<Props, 'side' | 'name'> {
  plan: MilestonePlan;
  acts: MilestoneActs;
}

function Proposed({ plan, acts, side, name }: ProposedProps) {
  const isOwn = plan.proposedBy === side;
  return (
    <Notice
      meaning={isOwn ? 'waiting' : 'turn'}
      title={isOwn ? `${name} is asked to agree` : `${name} proposes these milestones`}
    >
      <Stack>
        <Rows label="Proposed milestones">
          {plan.milestones.map((milestone) => (
            <MilestoneRow key={milestone.id} milestone={milestone} />
          ))}
        </Rows>
        <Row gap="xs">
          {!isOwn && (
            <DecidingButton
              label="Agree"
              about="the proposed milestones"
              variant="filled"
              act={() => acts.agree(plan.id)}
              done="Milestones agreed"
            />
          )}
          <AskedButton
            name="the proposed milestones"
            label={isOwn ? 'Withdraw' : 'Decline'}
            title={isOwn ? 'Withdraw these milestones?' : 'Decline these milestones?'}
            confirmLabel={isOwn ? 'Withdraw milestones' : 'Decline milestones'}
            done={isOwn ? 'Milestones withdrawn' : 'Milestones declined'}
            act={() => acts.end(plan.id)}
            messageOf={messageOf}
          >
            Other milestones can be proposed until the work is paid.
          </AskedButton>
        </Row>
      </Stack>
    </Notice>
  );
}
