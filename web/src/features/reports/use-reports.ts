import type { PersonCard } from '@sidework/contracts/kernel/values';
import { decideAppeal } from '@sidework/contracts/network-chat/appeals';
import { type OpenedHeldWords, openHeldWords } from '@sidework/contracts/network-chat/held-words';
import type { MessageView } from '@sidework/contracts/network-chat/messages';
import { openConversation } from '@sidework/contracts/network-chat/monitoring';
import { readSurroundings } from '@sidework/contracts/network-chat/report-surroundings';
import {
  type AppealOutcome,
  decideReport,
  linkReportedFile,
  listReports,
  type ReportDecision,
  type ReportView,
} from '@sidework/contracts/network-chat/reports';
import { openRoomAsStaff } from '@sidework/contracts/network-chat/rooms';
import { useState } from 'react';
import { call, useInvalidate, usePages } from '../../lib/api.ts';

export type ReportState = 'open' | 'appealed' | 'decided';

/** Reports that wait, whose decision was appealed, or that were decided. */
export function useReports(state: ReportState) {
  const list = usePages(listReports, { query: { state } }, { isLive: true });
  const invalidate = useInvalidate();

  async function decide(reportId: string, decision: ReportDecision, reason: string) {
    await call(decideReport, { params: { reportId }, body: { decision, reason } });
    await invalidate(listReports);
  }

  async function answer(reportId: string, outcome: AppealOutcome, reason: string) {
    await call(decideAppeal, { params: { reportId }, body: { outcome, reason } });
    await invalidate(listReports);
  }
  return { ...list, decide, answer };
}

/** The oldest message comes first. */
export interface Opened {
  label: string;
  /** It says that the look was recorded, where no question said so before. */
  note?: string;
  people: PersonCard[];
  messages: Pick<
    MessageView,
    'id' | 'senderId' | 'content' | 'isHidden' | 'createdAt' | 'attachments'
  >[];
  /** Opens a file of these messages; a job room has none. */
  openFile?: (attachmentId: string) => Promise<unknown>;
}

/** It holds messages, job rooms and held words that a moderator opened with a reason. */
export function useOpened({ id: reportId, reporter, reported, roomId, isAboutChild }: ReportView) {
  const [opened, setOpened] = useState<Opened>();
  const [held, setHeld] = useState<OpenedHeldWords>();

  async function openTheirs(reason: string) {
    const body = { oneId: reporter.id, otherId: reported.id, reason };
    const openFile = (attachmentId: string) => openReportedFile(reportId, attachmentId);
    const theirs = await call(openConversation, { body });
    setOpened({ label: 'What they wrote', openFile, ...theirs });
  }
  async function openAround() {
    const openFile = (attachmentId: string) => openReportedFile(reportId, attachmentId);
    const around = await call(readSurroundings, { params: { reportId } });
    const note = `That you read this is recorded.${isAboutChild ? ' The guardians of the child see it too.' : ''}`;
    setOpened({ label: 'Around the reported message', note, openFile, ...around });
  }
  const openRoom = async (reason: string) => setOpened(await readRoom(roomId ?? '', reason));
  async function openHeld(reason: string) {
    setHeld(await call(openHeldWords, { params: { reportId }, body: { reason } }));
  }
  function close() {
    setOpened(undefined);
    setHeld(undefined);
  }
  return { opened, held, openTheirs, openAround, openRoom, openHeld, close };
}

async function openReportedFile(reportId: string, attachmentId: string) {
  const { url } = await call(linkReportedFile, { params: { reportId, attachmentId } });
  window.open(url, '_blank', 'noopener');
}

export async function readRoom(roomId: string, reason: string): Promise<Opened> {
  const { room, messages } = await call(openRoomAsStaff, { params: { roomId }, body: { reason } });
  const people = [room.child, room.client, ...room.guardians];
  return { label: `Job room: ${room.title}`, people, messages };
}
