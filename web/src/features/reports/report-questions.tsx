import { hideableThings, type ReportView } from '@sidework/contracts/network-chat/reports';
import { Words } from '../../ui/layout/words.tsx';
import { BanConsequences } from './ban-consequences.tsx';
import type { OneReportProps } from './one-report.tsx';
import { ReadAround } from './read-around.tsx';
import type { useOpened } from './use-reports.ts';

type ReadingProps = Pick<OneReportProps, 'report' | 'ask'> &
  Pick<ReturnType<typeof useOpened>, 'openTheirs' | 'openAround' | 'openRoom' | 'openHeld'>;

/** A conversation of two adults is open to moderators only while the report waits. */
export function Readings({
  report,
  ask,
  openTheirs,
  openAround,
  openRoom,
  openHeld,
}: ReadingProps) {
  const { thing, reporter, reported, roomId, isAboutChild, childrenConcerned, decision } = report;
  const about = reported.fullName;
  const isRecorded = 'That you read this is recorded with your reason.';
  const isSeen = `${isRecorded} The guardians of the child see it too.`;
  const text = isAboutChild ? isSeen : isRecorded;
  return (
    <>
      <ReadAround report={report} openAround={openAround} />
      {roomId &&
        ask({
          label: 'Read the job room',
          variant: 'subtle',
          about,
          submitLabel: 'Read',
          text,
          decide: openRoom,
          title: 'Read what was written in the job room?',
        })}
      {thing !== 'room_message' &&
        (!decision || isAboutChild) &&
        ask({
          label: 'Read what they wrote',
          variant: 'subtle',
          about,
          submitLabel: 'Read',
          text,
          decide: openTheirs,
          title: `Read what ${reporter.fullName} and ${about} wrote to each other?`,
        })}
      {childrenConcerned > 0 &&
        ask({
          label: 'Read what was kept back',
          variant: 'subtle',
          about,
          submitLabel: 'Read',
          text: isSeen,
          decide: openHeld,
          title: 'Read the words that were kept back?',
        })}
    </>
  );
}

/** Hiding also ends bookings and lessons of other people. */
const whatHidingDoes: Partial<Record<ReportView['thing'], string>> = {
  event: 'The event is cancelled and off the list. People who booked are notified and refunded.',
  course:
    'The course is off the list. Who paid and has not begun gets the money back; who began can finish it.',
};

type DecisionProps = Pick<OneReportProps, 'report' | 'decide' | 'ask'>;

/** Each needs a reason, and the mildest comes first. */
export function Decisions({ report, decide, ask }: DecisionProps) {
  const about = report.reported.fullName;
  const reporterIsTold = 'The person who sent this report hears that we acted.';
  return (
    <>
      {ask({
        label: 'Dismiss',
        about,
        submitLabel: 'Dismiss report',
        done: 'Dismissed',
        title: 'Dismiss this report?',
        text: 'Everything stays as it is. The person who sent this report hears so; your reason stays here.',
        decide: (reason) => decide('dismissed', reason),
      })}
      {ask({
        label: 'Warn',
        about,
        submitLabel: 'Send warning',
        done: `${about} is warned`,
        title: `Warn ${about}?`,
        text: `${about} reads your reason. ${reporterIsTold}`,
        decide: (reason) => decide('warned', reason),
      })}
      {hideableThings.includes(report.thing) &&
        ask({
          label: 'Hide',
          about,
          submitLabel: 'Hide it',
          done: 'Hidden',
          title: 'Hide what was reported?',
          text: `${whatHidingDoes[report.thing] ?? 'Nobody sees it anymore.'} ${about} is notified, with your reason. ${reporterIsTold}`,
          decide: (reason) => decide('hidden', reason),
        })}
      {!report.isReportedStaff &&
        ask({
          label: 'Ban',
          about,
          submitLabel: 'Ban account',
          isLoss: true,
          title: `Ban ${about}?`,
          text: <BanConsequences report={report} told={reporterIsTold} />,
          done: `${about} is banned`,
          decide: (reason) => decide('suspended', reason),
        })}
    </>
  );
}

/** In one look, before a dialog is opened. */
export function WhatEachDoes({ reports }: { reports: ReportView[] }) {
  const canHide = reports.some(({ thing }) => hideableThings.includes(thing));
  const lines = [
    'Dismiss: nothing changes.',
    'Warn: they read your reason.',
    canHide && 'Hide: nobody sees it anymore.',
    reports.some(({ isReportedStaff }) => isReportedStaff)
      ? 'Only an administrator bans staff, once their role is taken away.'
      : 'Ban: they cannot sign in until an administrator lifts it.',
  ].filter((line) => line !== false);
  return (
    <div>
      {lines.map((line) => (
        <Words key={line} tone="soft" isSmall>
          {line}
        </Words>
      ))}
    </div>
  );
}
