import { hideableThings } from '@sidework/contracts/network-chat/reports';
import type { ReportCardProps } from './report-card.tsx';
import type { useOpened } from './use-reports.ts';

interface ReadingProps
  extends Pick<ReportCardProps, 'report' | 'ask'>,
    Pick<ReturnType<typeof useOpened>, 'openTheirs' | 'openRoom'> {
  /** Whether reading is the next step, and not one of what else can be done. */
  isNext: boolean;
}

/** What a moderator may read about a report. Two adults' conversation is open to them while the report waits. */
export function Readings({ report, ask, openTheirs, openRoom, isNext }: ReadingProps) {
  const { thing, reporter, reported, roomId, isAboutChild, decision } = report;
  const about = reported.fullName;
  const variant = isNext ? 'default' : 'subtle';
  const text = 'Your look is recorded with your reason. Of a child its guardians see it too.';
  return (
    <>
      {roomId &&
        ask({
          ...{
            label: 'Read the job room',
            about,
            variant,
            submitLabel: 'Read',
            text,
            decide: openRoom,
          },
          title: 'Read what was written in the job room?',
        })}
      {thing !== 'room_message' &&
        (!decision || isAboutChild) &&
        ask({
          ...{
            label: 'Read what they wrote',
            about,
            variant,
            submitLabel: 'Read',
            text,
            decide: openTheirs,
          },
          title: `Read what ${reporter.fullName} and ${about} wrote to each other?`,
        })}
    </>
  );
}

interface DecisionProps extends ReportCardProps {
  isNext: boolean;
}

/** What a moderator decides, each with a reason; the mildest first. */
export function Decisions({ report, decide, ask, isNext }: DecisionProps) {
  const variant = isNext ? 'default' : 'subtle';
  const about = report.reported.fullName;
  const reporterIsTold = 'The person who reported it is told that we acted.';
  return (
    <>
      {ask({
        ...{ label: 'Dismiss', about, variant, submitLabel: 'Dismiss report', done: 'Dismissed' },
        title: 'Dismiss this report?',
        text: 'Everything stays as it is. The person who reported it is told so; your reason stays here.',
        decide: (reason) => decide('dismissed', reason),
      })}
      {ask({
        ...{
          label: 'Warn',
          about,
          variant,
          submitLabel: 'Send warning',
          done: `${about} is warned`,
        },
        title: `Warn ${about}?`,
        text: `${about} reads your reason. ${reporterIsTold}`,
        decide: (reason) => decide('warned', reason),
      })}
      {hideableThings.includes(report.thing) &&
        ask({
          ...{
            label: 'Hide',
            about,
            variant,
            submitLabel: 'Hide it',
            done: 'Hidden',
            isLoss: true,
          },
          title: 'Hide what was reported?',
          text: `Nobody sees it any more. ${about} is told, with your reason. ${reporterIsTold}`,
          decide: (reason) => decide('hidden', reason),
        })}
      {ask({
        ...{ label: 'Suspend', about, variant, submitLabel: 'Suspend account', isLoss: true },
        title: `Suspend ${about}?`,
        text: `${about} can do nothing here and cannot sign in until an administrator lifts it. Staff cannot be suspended so. ${reporterIsTold}`,
        done: `${about} is suspended`,
        decide: (reason) => decide('suspended', reason),
      })}
    </>
  );
}
