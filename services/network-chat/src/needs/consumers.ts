import { consumer } from '@sidework/chassis/events/consumer';
import { needMetIn, needRaisedIn } from '@sidework/contracts/kernel/needs';
import { accessRecorded } from '@sidework/contracts/marketplace/events';
import { type ServiceName, serviceNames } from '@sidework/contracts/platform';
import { notifyAtCommit } from '../realtime/at-commit.ts';
import { meetNeed, raiseNeed } from './keep-need.ts';
import { forgetWhatWasSeen } from './queries.ts';

const keepNeedsOf = (service: ServiceName) => [
  consumer({ name: `keep-needs-of-${service}`, event: needRaisedIn(service), handle: raiseNeed }),
  consumer({ name: `end-needs-of-${service}`, event: needMetIn(service), handle: meetNeed }),
];

/** This service keeps its own needs where it decides, without events. */
const publishers = serviceNames.filter((service) => service !== 'network-chat');

/** A guardian who reads what their child proposed has seen it; the other guardians have not. */
const endChildProposalsWhenRead = consumer({
  name: 'end-child-proposals-when-read',
  event: accessRecorded,
  async handle(tx, { data: { actorId, childId, what, at } }) {
    if (what !== 'proposals_read') return;
    const seen = {
      kind: 'child_proposal',
      receiverId: actorId,
      childId,
      at: new Date(at),
    } as const;
    if (await forgetWhatWasSeen(tx, seen))
      await notifyAtCommit(tx, 'needs', { receivers: [actorId] });
  },
});

export const needConsumers = [...publishers.flatMap(keepNeedsOf), endChildProposalsWhenRead];
