import { needAction, needText } from '@sidework/contracts/network-chat/need-kinds';
import type { TodayItem } from '@sidework/contracts/network-chat/today';
import type { ReactNode } from 'react';
import { shortDayText } from '../../lib/dates.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { Chip } from '../../ui/figures/chip.tsx';
import { DateText } from '../../ui/figures/date-text.tsx';
import { DottedLine } from '../../ui/figures/dotted-line.tsx';
import { RatingText } from '../../ui/figures/rating-text.tsx';
import { PersonAvatar } from '../../ui/rows/person-avatar.tsx';
import { ListRow, Rows } from '../../ui/rows/rows.tsx';
import { Scene, type SceneName } from '../../ui/scenes/scene.tsx';
import { daysUntilText, dayWanted, waitsForOther } from './need-groups.ts';
import { needWords } from './need-words.ts';

interface Props {
  label?: string;
  items: readonly TodayItem[];
  /** The first of them is the main thing to do now. */
  hasMain?: boolean;
}

/** Each row holds the one action for it. */
export function TodayRows({ label = 'Your turn', items, hasMain = false }: Props) {
  return (
    <Rows label={label}>
      {items.map((item, at) => (
        <TodayRow key={item.id} item={item} isMain={hasMain && at === 0} />
      ))}
    </Rows>
  );
}

interface RowProps {
  item: TodayItem;
  isMain: boolean;
}

function TodayRow({ item, isMain }: RowProps) {
  const { kind, actor, title, details, path } = item;
  const day = dayWanted(item);
  const named = day ?? details.day;
  const word = needAction(kind);
  const text = needText(kind, {
    ...details,
    name: actor?.fullName ?? 'Someone',
    title,
    dayText: named && shortDayText(named),
  });
  return (
    <ListRow
      titleLook="plain"
      lead={<Lead item={item} />}
      title={text}
      to={path}
      act={{ word, name: `${word}: ${text}`, isMain }}
      details={<Details item={item} />}
      note={details.reason}
      chip={
        waitsForOther(kind) ? (
          <Chip meaning="waiting">With the client</Chip>
        ) : (
          day && <Chip meaning="due">{daysUntilText(day, serverNow())}</Chip>
        )
      }
    />
  );
}

const scenes: Partial<Record<TodayItem['kind'], SceneName>> = {
  job_ends_soon: 'board',
  deadline_near: 'calendar',
  verification_waits: 'people',
  consent_waits: 'key',
  report_waits: 'signpost',
  appeal_waits: 'signpost',
  support_waits: 'mailbox',
  dispute_open: 'money',
  course_to_review: 'folder',
  event_to_review: 'calendar',
  license_to_check: 'folder',
  books_differ: 'money',
};

function Lead({ item: { kind, actor } }: { item: TodayItem }) {
  if (!actor) return <Scene name={scenes[kind] ?? 'bell'} />;
  return <PersonAvatar id={actor.id} name={actor.fullName} imageUrl={actor.avatarUrl} />;
}

function Details({ item: { kind, actor, since } }: { item: TodayItem }) {
  const parts: ReactNode[] = needWords[kind] ? [needWords[kind]] : [];
  const proposer = kind === 'proposal_to_answer' ? actor : null;
  if (proposer && proposer.rating !== null)
    parts.push(<RatingText key="rating" rating={proposer.rating} />);
  if (proposer && proposer.completedServicesAsProfessional > 0)
    parts.push(`${proposer.completedServicesAsProfessional} done`);
  parts.push(<DateText key="since" moment={since} isShort />);
  return <DottedLine parts={parts} />;
}
