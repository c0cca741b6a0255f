import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCampaignConfig } from './config.ts';
import { type PlatformUnderTest, startPlatformUnderTest } from './platform-under-test.ts';
import { type ChatReport, type ChatSize, runChat } from './run-chat.ts';
import { chatSummaryOf } from './tell-report.ts';

const { seed } = readCampaignConfig(1);
const size: ChatSize = { sockets: 40, messages: 2_000, kills: 10, cuts: 50 };

describe('a chat over two gateways, while processes are killed and sockets are cut', () => {
  let platform: PlatformUnderTest;
  let report: ChatReport;

  beforeAll(async () => {
    console.log(`FAULT_SEED=${seed}`);
    platform = await startPlatformUnderTest(2);
    report = await runChat(platform, size, { seed, tell: console.log });
    console.log(chatSummaryOf(report));
  }, 300_000);
  afterAll(async () => {
    const logs = await platform?.stop({ logs: !report || report.faults.length > 0 });
    if (logs) console.log(`The logs are kept in ${logs}.`);
  }, 60_000);

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
    expect(report.killed.NATS).toBe(2);
  });
});
