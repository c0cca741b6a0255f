import { beforeAll, expect, it } from 'vitest';
import type { PlatformUnderTest } from '../platform/platform-under-test.ts';
import { type ChatReport, type ChatSize, runChat } from '../runs/run-chat.ts';
import { chatSummaryOf } from '../runs/tell-report.ts';

const size: ChatSize = { sockets: 40, messages: 1_000, kills: 5, cuts: 25, writingFor: 1_000 };

/** A chat over two gateways, while processes are killed and sockets are cut. */
export function chatAt(open: () => PlatformUnderTest, seed: number) {
  let report: ChatReport;
  beforeAll(async () => {
    report = await runChat(open(), size, { seed, tell: console.log });
    console.log(chatSummaryOf(report));
  }, 300_000);

  it('gives each receiver what the database has, in its order: no gap, no duplicate', {
    tags: ['once'],
  }, () => {
    expect(report.faults).toEqual([]);
    // And the first words of each pair.
    expect(report.kept).toBe(size.messages + size.sockets / 2);
  });

  it('mostly arrives live, and every fault was made', () => {
    expect(report.liveShare).toBeGreaterThan(0.5);
    const kills = Object.values(report.killed).reduce((sum, count) => sum + count, 0);
    expect({ kills, cuts: report.cuts }).toEqual({ kills: size.kills, cuts: size.cuts });
    expect(report.killed.NATS).toBe(1);
  });
}
