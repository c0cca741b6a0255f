import type { OwnAppointmentView } from '@sidework/contracts/client-services/own-appointments';
import { paths } from '../../lib/paths.ts';
import { PersonAvatar } from '../../ui/rows/person-avatar.tsx';
import { ListRow, Rows } from '../../ui/rows/rows.tsx';
import { Scene } from '../../ui/scenes/scene.tsx';
import { clockSpanText, spanText } from './clock-text.ts';

interface Props {
  label: string;
  items: readonly OwnAppointmentView[];
  /** All are of one day, which stands above them. */
  isOneDay?: boolean;
}

/** The viewer's appointments, each with the way to its service. */
export function OwnAppointmentRows({ label, items, isOneDay = false }: Props) {
  const timeText = isOneDay ? clockSpanText : spanText;
  return (
    <Rows label={label}>
      {items.map(({ id, serviceId, title, person, startsAt, endsAt, timeZone }) => {
        const when = timeText(startsAt, endsAt, timeZone);
        return (
          <ListRow
            key={id}
            lead={
              person ? (
                <PersonAvatar id={person.id} name={person.fullName} imageUrl={person.avatarUrl} />
              ) : (
                <Scene name="calendar" />
              )
            }
            title={when}
            details={person ? `${title}, with ${person.fullName}` : title}
            to={paths.service(serviceId)}
            act={{ word: 'Open', name: `Open: ${title}, ${when}` }}
          />
        );
      })}
    </Rows>
  );
}
