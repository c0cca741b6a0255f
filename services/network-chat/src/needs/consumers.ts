import { consumer } from '@sidework/chassis/events/consumer';
import type { NeedEvents } from '@sidework/chassis/people/needs';
import * as clientServices from '@sidework/contracts/client-services/events';
import * as identity from '@sidework/contracts/identity/events';
import * as marketplace from '@sidework/contracts/marketplace/events';
import { noteAtCommit } from '../at-commit.ts';
import { meetNeed, raiseNeed } from './keep-need.ts';
import { forgetWhatWasSeen } from './queries.ts';

/** The two words of one publisher. */
const keepNeedsOf = (service: string, { needRaised, needMet }: NeedEvents) => [
  consumer({ name: `keep-needs-of-${service}`, event: needRaised, handle: raiseNeed }),
  consumer({ name: `end-needs-of-${service}`, event: needMet, handle: meetNeed }),
];

/** A guardian who reads what their child proposed has seen it; the other guardians have not. */
const endChildProposalsWhenRead = consumer({
  name: 'end-child-proposals-when-read',
  event: marketplace.accessRecorded,
  async handle(tx, { data: { actorId, childId, what, at } }) {
    if (what !== 'proposals_read') return;
    const seen = {
      kind: 'child_proposal',
      receiverId: actorId,
      childId,
      at: new Date(at),
    } as const;
    if (await forgetWhatWasSeen(tx, seen))
      await noteAtCommit(tx, 'needs', { receivers: [actorId] });
  },
});

export const needConsumers = [
  ...keepNeedsOf('marketplace', marketplace),
  ...keepNeedsOf('client-services', clientServices),
  ...keepNeedsOf('identity', identity),
  endChildProposalsWhenRead,
];
