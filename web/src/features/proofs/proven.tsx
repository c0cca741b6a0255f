import { evidenceText } from '@sidework/contracts/client-services/agreements';
import type { ProofFacts } from '@sidework/contracts/client-services/proofs';
import { dayText } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { Chip } from '../../ui/figures/chip.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { ListRow, Rows } from '../../ui/rows/rows.tsx';
import type { EndedIn } from './ended.tsx';

interface Marked {
  isEnded: EndedIn;
}

const ended = <Chip meaning="error">Ended</Chip>;

export function ProvenLicenses({
  licenses,
  isEnded,
}: Marked & { licenses: ProofFacts['licenses'] }) {
  if (licenses.length === 0) return null;
  return (
    <Section title="Licenses">
      <Rows label="Licenses">
        {licenses.map(({ id, name, state, until, verifiedOn }) => (
          <ListRow
            key={id}
            title={`${name}, ${state}`}
            details={`Checked ${dayText(verifiedOn)}${until ? ` · until ${dayText(until)}` : ''}`}
            chip={isEnded('license', id) && ended}
          />
        ))}
      </Rows>
    </Section>
  );
}

export function ProvenHours({
  courses,
  isEnded,
}: Marked & { courses: ProofFacts['education']['listed'] }) {
  if (courses.length === 0) return null;
  return (
    <Section title="Continuing education">
      <Rows label="Continuing education">
        {courses.map(({ id, title, credits, completedOn, certificateCode }) => (
          <ListRow
            key={id}
            title={title}
            to={paths.verify(certificateCode)}
            details={`${credits === 1 ? '1 credit' : `${credits} credits`} · ${dayText(completedOn)}`}
            chip={isEnded('certificate', id) && <Chip meaning="error">Revoked</Chip>}
          />
        ))}
      </Rows>
    </Section>
  );
}

export function ProvenServices({
  services: { completed, listed },
  isEnded,
}: Marked & { services: ProofFacts['services'] }) {
  if (listed.length === 0) return null;
  return (
    <Section title="Completed services">
      <Stack gap="sm">
        <Rows label="Completed services">
          {listed.map(({ id, title, completedOn, evidence }) => (
            <ListRow
              key={id}
              title={title ?? 'A service'}
              details={`${dayText(completedOn)} · ${evidenceText[evidence]}`}
              chip={isEnded('service', id) && ended}
            />
          ))}
        </Rows>
        {completed > listed.length && (
          <Words tone="soft">{`The ${listed.length} newest of ${completed} are listed.`}</Words>
        )}
      </Stack>
    </Section>
  );
}
