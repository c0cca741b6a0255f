import type { Tx } from '@sidework/chassis/db/db';
import { changeNeeds } from '@sidework/chassis/people/needs';
import * as events from '@sidework/contracts/business-tools/events';
import type { Need } from '@sidework/contracts/kernel/needs';
import type { BusinessToolsNeed } from '@sidework/contracts/network-chat/need-kinds/business-tools';
import { webAddresses } from '@sidework/contracts/web-addresses';
import type { License } from './license.ts';

const needsOf = (license: License | undefined): Need<BusinessToolsNeed>[] =>
  license?.check === 'waiting'
    ? [
        {
          kind: 'license_to_check',
          subjectId: license.id,
          receivers: ['moderator', 'admin'],
          title: license.licenseName,
          details: {},
          path: webAddresses.waitingLicenses,
        },
      ]
    : [];

/** While its owner asks for a check, a license waits for staff. */
export const tellQueue = (
  tx: Tx,
  before: License | undefined,
  after: License | undefined,
  at: Date,
): Promise<void> => changeNeeds(tx, events, { before: needsOf(before), after: needsOf(after) }, at);
