import { emit } from '@sidework/chassis/events/outbox';
import type { BackgroundJob } from '@sidework/chassis/jobs/background';
import { earningsSummed } from '@sidework/contracts/client-services/events/money';
import type { Deps } from '../deps.ts';
import { beginNight, earningsAfter, saveNight, takeOpenNight } from './earning-queries.ts';

type SumDeps = Pick<Deps, 'db' | 'now'>;

const atOnce = 200;
const hourMs = 3_600_000;

/** The sums are of 2:00, and are told from 3:00 on (UTC), when all that was booked until then has long been told. */
function nightOf(now: Date): { night: string; until: Date } | undefined {
  const night = now.toISOString().slice(0, 10);
  const until = new Date(`${night}T02:00:00.000Z`);
  return now.getTime() >= until.getTime() + hourMs ? { night, until } : undefined;
}

/** Tells the earnings of some more people, and of each person once a night; true where more are waiting. */
function sumEarnings({ db, now }: SumDeps): Promise<boolean> {
  return db.transaction(async (tx) => {
    const at = now();
    const due = nightOf(at);
    if (due) await beginNight(tx, due);
    const night = await takeOpenNight(tx);
    if (!night) return false;
    const earned = await earningsAfter(tx, { ...night, limit: atOnce });
    const until = night.until.toISOString();
    for (const each of earned) await emit(tx, earningsSummed, { ...each, until }, at);
    const isMore = earned.length === atOnce;
    const toldTo = earned.at(-1)?.professionalId ?? night.toldTo;
    await saveNight(tx, { ...night, toldTo, endedAt: isMore ? null : at });
    return isMore;
  });
}

export const sumEarningsJob: BackgroundJob<SumDeps> = {
  name: 'sum-earnings',
  every: 600_000,
  run: sumEarnings,
};
