import type { Tx } from '@sidework/chassis/db/db';
import { changeNeeds } from '@sidework/chassis/people/needs';
import * as events from '@sidework/contracts/business-tools/events';
import type { Need } from '@sidework/contracts/kernel/needs';
import type { BusinessToolsNeed } from '@sidework/contracts/network-chat/need-kinds/business-tools';
import { webAddresses } from '@sidework/contracts/web-addresses';

/** A license, a certification or a CE requirement, as far as it can expire. */
export interface Expiring {
  id: string;
  professionalId: string;
  name: string;
  expiresOn: string | null;
  /** A completed requirement waits for nothing. */
  isDone?: boolean;
}

const dayMs = 86_400_000;
/** 30 days before, the badge says "Due Soon". */
const dueSoonMs = 30 * dayMs;
/** From the start of a day in UTC until it is over everywhere. */
const wholeDayMs = 1.5 * dayMs;

/** It first says that the date is near, and then that it has passed. */
export function needsOf(expiring: Expiring | undefined): Need<BusinessToolsNeed>[] {
  if (!expiring?.expiresOn || expiring.isDone) return [];
  const { id: subjectId, professionalId, name: title, expiresOn: day } = expiring;
  const shared = {
    subjectId,
    title,
    receivers: [professionalId],
    details: { day },
    path: webAddresses.licenseTracker,
  };
  const over = new Date(Date.parse(day) + wholeDayMs).toISOString();
  const soon = new Date(Date.parse(day) - dueSoonMs).toISOString();
  return [
    { ...shared, kind: 'expiry_due', from: soon, until: over },
    { ...shared, kind: 'expiry_passed', from: over },
  ];
}

/** Tells how what waits differs after a change; undefined before it was added and after it was deleted. */
export const tellNeeds = (
  tx: Tx,
  before: Expiring | undefined,
  after: Expiring | undefined,
  at: Date,
): Promise<void> => changeNeeds(tx, events, { before: needsOf(before), after: needsOf(after) }, at);
