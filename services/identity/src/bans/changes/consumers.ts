import { consumer } from '@sidework/chassis/events/consumer';
import { bannedWithoutEnd } from '@sidework/contracts/identity/staff/staff-accounts';
import { appealGranted, personSuspended } from '@sidework/contracts/network-chat/events';
import { lockUser } from '../../accounts/queries.ts';
import { nameInLog } from '../../audit/add-entry.ts';
import { insertEntryOnce } from '../../audit/queries.ts';
import { longestTokenLifetime } from '../../config.ts';
import { rolesForUser } from '../../profiles/queries.ts';
import { endSessions } from '../../sessions/end-sessions.ts';
import { maySuspend } from '../rules/ban.ts';
import { isBanOfReport } from '../rules/queries.ts';
import { changeBan } from './change-ban.ts';

/** Bans a person after a moderator's decision about a report, and signs them out; an administrator can lift it. */
const banWhenPersonSuspended = consumer({
  name: 'ban-when-person-suspended',
  event: personSuspended,
  async handle(tx, { id, data, occurredAt }) {
    const { personId, moderatorId, reason, reportId } = data;
    const user = await lockUser(tx, personId);
    if (!user || !maySuspend(await rolesForUser(tx, personId))) return;
    // A consumer is not told the settings, and no token lives longer than this.
    const config = { GOTRUE_JWT_EXP: longestTokenLifetime };
    await endSessions({ now: () => occurredAt, config }, tx, personId, 'all');
    await changeBan(tx, user, new Date(bannedWithoutEnd), occurredAt);
    await insertEntryOnce(tx, {
      id,
      service: 'network-chat',
      actorId: moderatorId,
      reason,
      requestId: id,
      actorName: await nameInLog(tx, moderatorId),
      action: 'account_banned',
      targetId: personId,
      details: { before: user.bannedUntil, until: null, reportId },
      at: occurredAt,
    });
  },
});

/** An appeal lifts the ban of its own report. A later ban by an administrator stays. */
const liftBanWhenAppealGranted = consumer({
  name: 'lift-ban-when-appeal-granted',
  event: appealGranted,
  async handle(tx, { id, data, occurredAt }) {
    const { personId, moderatorId, reason, reportId, decision } = data;
    if (decision !== 'suspended') return;
    const user = await lockUser(tx, personId);
    if (!user?.bannedUntil || !(await isBanOfReport(tx, personId, reportId))) return;
    await changeBan(tx, user, null, occurredAt);
    await insertEntryOnce(tx, {
      id,
      service: 'network-chat',
      actorId: moderatorId,
      reason,
      requestId: id,
      actorName: await nameInLog(tx, moderatorId),
      action: 'ban_lifted',
      targetId: personId,
      details: { before: user.bannedUntil, reportId },
      at: occurredAt,
    });
  },
});

export const banConsumers = [banWhenPersonSuspended, liftBanWhenAppealGranted];
