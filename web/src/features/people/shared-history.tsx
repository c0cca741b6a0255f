import type {
  SharedHistory as History,
  SharedFacts,
} from '@sidework/contracts/network-chat/shared-history';
import { paths } from '../../lib/paths.ts';
import { DateText } from '../../ui/figures/date-text.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { Folded } from '../../ui/rows/folded-lines.tsx';
import { ListRow, Rows } from '../../ui/rows/rows.tsx';
import { useSharedHistory } from './use-person.ts';

/** The work, courses, events and connections that the viewer shares with another adult. Shows nothing where there are none. */
export function SharedHistory({ personId }: { personId: string }) {
  const { data } = useSharedHistory(personId);
  if (!data) return null;
  const { services, courses, events, known } = data;
  if (services.count + courses.count + events.count + known.count === 0) return null;
  return (
    <section aria-label="You two">
      <Stack gap="xs">
        <Words as="h3" isStrong>
          You two
        </Words>
        {services.count > 0 && (
          <Edge
            title={`${counted(services.count, 'completed service')} for each other`}
            facts={services}
            pathOf={paths.service}
          />
        )}
        {courses.count > 0 && (
          <Edge
            title={`Learned together: ${titles(courses)}`}
            facts={courses}
            pathOf={(id) => paths.course(Number(id))}
          />
        )}
        {events.count > 0 && (
          <Edge title={`Met at ${titles(events)}`} facts={events} pathOf={paths.event} />
        )}
        {known.count > 0 && <Words>{`You both know ${names(known)}.`}</Words>}
        <Words tone="soft" isSmall>
          Only the two of you see this.
        </Words>
      </Stack>
    </section>
  );
}

interface EdgeProps {
  title: string;
  facts: SharedFacts;
  pathOf: (subjectId: string) => string;
}

/** It opens what proves it. */
const Edge = ({ title, facts, pathOf }: EdgeProps) => (
  <Folded title={title}>
    <Rows label={title}>
      {facts.proofs.map((proof) => (
        <ListRow
          key={proof.subjectId}
          to={pathOf(proof.subjectId)}
          title={proof.title}
          details={<DateText moment={proof.at} />}
        />
      ))}
    </Rows>
  </Folded>
);

const counted = (count: number, thing: string) =>
  count === 1 ? `1 ${thing}` : `${count} ${thing}s`;

/** The newest by its title, the others by their number. */
const titles = ({ count, proofs }: SharedFacts) =>
  count > 1 ? `${proofs[0]?.title} and ${count - 1} more` : `${proofs[0]?.title}`;

const names = ({ count, people }: History['known']) => {
  const more = count - people.length;
  const listed = people.map(({ fullName }) => fullName);
  return new Intl.ListFormat('en-US').format(more > 0 ? [...listed, `${more} more`] : listed);
};
