import {
  type EducationRecord,
  getEducationRecord,
  showCertificates,
} from '@sidework/contracts/education-events/education-records';
import { texts } from '@sidework/contracts/texts';
import { useState } from 'react';
import { call, useApi } from '../../lib/api.ts';
import { dayText } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { Switch } from '../../ui/fields/switch.ts';
import { DateText } from '../../ui/figures/date-text.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { toastFailure } from '../../ui/notices/toasts.ts';
import { ListRow, Rows } from '../../ui/rows/rows.tsx';

/** Certificates that a professional shows, the courses they teach and the events they hold next. */
export function EducationRecordParts({ personId, isOwn }: { personId: string; isOwn: boolean }) {
  const { data } = useApi(getEducationRecord, { params: { personId } });
  if (!data) return null;
  const { certificates, courses, events } = data;
  return (
    <>
      {certificates.length > 0 && (
        <Section title="Learned here">
          {isOwn && <CertificateSwitch record={data} />}
          <Rows label="Certificates">
            {certificates.map(({ code, courseTitle, hours, completedOn }) => (
              <ListRow
                key={code}
                to={paths.verify(code)}
                title={courseTitle}
                details={`${hours === 1 ? '1 hour' : `${hours} hours`} · ${dayText(completedOn)}`}
              />
            ))}
          </Rows>
        </Section>
      )}
      {courses.length > 0 && (
        <Section title="Teaches">
          <Rows label="Courses">
            {courses.map(({ id, title }) => (
              <ListRow key={id} to={paths.course(id)} title={title} />
            ))}
          </Rows>
        </Section>
      )}
      {events.length > 0 && (
        <Section title="Next events">
          <Rows label="Events">
            {events.map(({ id, title, startsAt }) => (
              <ListRow
                key={id}
                to={paths.event(id)}
                title={title}
                details={<DateText moment={startsAt} />}
              />
            ))}
          </Rows>
        </Section>
      )}
    </>
  );
}

/** The owner decides whether others see the certificates. */
function CertificateSwitch({ record }: { record: EducationRecord }) {
  const [isShown, setShown] = useState(record.isShown);
  async function change(next: boolean) {
    setShown(next);
    try {
      await call(showCertificates, { body: { isShown: next } });
    } catch {
      setShown(!next);
      toastFailure(texts.toastTitles.error, 'This was not saved. Please try again.');
    }
  }
  return (
    <Switch
      label="Show my certificates on this page"
      description="Visitors then see the five newest, and can verify each."
      checked={isShown}
      onChange={(event) => void change(event.currentTarget.checked)}
    />
  );
}
