import {
  agreeToTerms,
  listNegotiations,
  refuseTerms,
} from '@sidework/contracts/client-services/negotiations';
import { getService, type ServiceView } from '@sidework/contracts/client-services/services';
import { call, useInvalidate } from '../../../lib/api.ts';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { Notice } from '../../../ui/notices/notice.tsx';
import { DecidingButton } from './deciding-button.tsx';
import { Terms } from './negotiation-panel.tsx';

/** New terms that a child and its client agreed on: a guardian decides. */
export function GuardianTerms({ service }: { service: ServiceView }) {
  const { negotiation, title, totalAmountCents } = service;
  const invalidate = useInvalidate();
  if (negotiation?.status !== 'awaiting_guardian') return null;
  const params = { negotiationId: negotiation.id };
  const decide = (endpoint: typeof agreeToTerms | typeof refuseTerms) => async () => {
    await call(endpoint, { params });
    await invalidate(getService, listNegotiations);
  };
  return (
    <Notice meaning="turn" title="New terms are waiting for you">
      <Stack gap="xs">
        <Terms negotiation={negotiation} totalCents={totalAmountCents} />
        <Row gap="xs">
          <DecidingButton
            label="Agree"
            about={title}
            variant="filled"
            done="The new terms stand"
            act={decide(agreeToTerms)}
          />
          <DecidingButton
            label="Refuse"
            about={title}
            done="The terms stay as they were"
            act={decide(refuseTerms)}
          />
        </Row>
      </Stack>
    </Notice>
  );
}
