import {
  type OpenedConversation,
  openConversation,
} from '@sidework/contracts/network-chat/monitoring';
import {
  decideReport,
  listReports,
  type ReportDecision,
  type ReportView,
} from '@sidework/contracts/network-chat/reports';
import { useState } from 'react';
import { call, useInvalidate, usePages } from '../../lib/api.ts';

export type ReportState = 'open' | 'decided';

/** Reports that wait, or that were decided. */
export function useReports(state: ReportState) {
  const list = usePages(listReports, { query: { state } }, { isLive: true });
  const invalidate = useInvalidate();

  async function decide(reportId: string, decision: ReportDecision, reason: string) {
    await call(decideReport, { params: { reportId }, body: { decision, reason } });
    await invalidate(listReports);
  }
  return { ...list, decide };
}

/** What the two of a report wrote to each other, once a reason was given. */
export function useOpenedConversation({ reporter, reported }: ReportView) {
  const [opened, setOpened] = useState<OpenedConversation>();

  async function open(reason: string) {
    const body = { oneId: reporter.id, otherId: reported.id, reason };
    setOpened(await call(openConversation, { body }));
  }
  return { opened, open, close: () => setOpened(undefined) };
}
