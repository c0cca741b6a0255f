import { verifyCertificate } from '@sidework/contracts/education-events/certificates';
import { approvalText } from '@sidework/contracts/education-events/course-options';
import { deliveryText } from '@sidework/contracts/education-events/delivery-text';
import { useApi } from '../../lib/api.ts';
import { dayText } from '../../lib/dates.ts';
import { Chip } from '../../ui/figures/chip.tsx';
import { DateText } from '../../ui/figures/date-text.tsx';
import { Facts } from '../../ui/figures/facts.tsx';
import { KeyFigure, KeyFigures } from '../../ui/figures/key-figures.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';

export function Certificate({ code }: { code: string }) {
  const { data, error, mutate } = useApi(verifyCertificate, { params: { code } });
  if (error?.status === 404)
    return (
      <EmptyState
        scene="search"
        title="There is no such certificate"
        text="Check the code: it has 20 letters and digits."
      />
    );
  if (error) return <ErrorNotice error={error} onRetry={() => mutate()} />;
  if (!data) return <ListSkeleton rows={2} label="Loading the certificate" />;
  return (
    <Card
      title={data.courseTitle}
      aside={
        <>
          {data.isSample && <Chip meaning="waiting">SAMPLE</Chip>}
          <Chip meaning={states[data.status].meaning}>{states[data.status].word}</Chip>
        </>
      }
    >
      {data.isSample && (
        <Notice meaning="waiting" title="SAMPLE">
          The lessons of this course are samples. It gives no hours and no credits.
        </Notice>
      )}
      {data.revokedAt && (
        <Notice meaning="error" title="REVOKED">
          This certificate was revoked on <DateText moment={data.revokedAt} />. It counts for
          nothing.
        </Notice>
      )}
      {data.supersededAt && (
        <Notice meaning="waiting" title="Replaced">
          The holder’s name changed, and another certificate took the place of this one on{' '}
          <DateText moment={data.supersededAt} />.
        </Notice>
      )}
      <KeyFigures isSnug>
        {data.holderName && <KeyFigure name="Completed by">{data.holderName}</KeyFigure>}
        <KeyFigure name="Completed on">{dayText(data.completedOn)}</KeyFigure>
        <KeyFigure name="Hours">{data.hours}</KeyFigure>
        <KeyFigure name="Credits">{data.credits}</KeyFigure>
      </KeyFigures>
      <Facts
        facts={[
          ...(data.activeMinutes === null
            ? []
            : [{ label: 'Active time', value: activeText(data.activeMinutes) }]),
          { label: 'Field of study', value: data.fieldOfStudy },
          { label: 'Delivery', value: deliveryText(data.format, data.place) },
          { label: 'Sponsor', value: data.sponsorName },
          ...given('Address of the sponsor', data.sponsorAddress),
          ...given('Sponsor number', data.sponsorNumber),
          ...given('Signed by', [data.signerName, data.signerTitle].filter(Boolean).join(', ')),
          ...data.approvals.map((approval) => ({
            label: 'State approval',
            value: approvalText(approval),
          })),
          { label: 'Code', value: data.code },
        ]}
      />
    </Card>
  );
}

const states = {
  valid: { meaning: 'open', word: 'Valid' },
  revoked: { meaning: 'error', word: 'REVOKED' },
  superseded: { meaning: 'over', word: 'Replaced' },
} as const;

const given = (label: string, value: string | null) => (value ? [{ label, value }] : []);

const activeText = (minutes: number) =>
  `${minutes === 1 ? '1 minute' : `${minutes} minutes`} of learning`;
