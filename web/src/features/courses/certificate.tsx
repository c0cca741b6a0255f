import { verifyCertificate } from '@sidework/contracts/education-events/certificates';
import { useApi } from '../../lib/api.ts';
import { dayText } from '../../lib/dates.ts';
import { Chip } from '../../ui/figures/chip.tsx';
import { Facts } from '../../ui/figures/facts.tsx';
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
  const isValid = data.status === 'valid';
  return (
    <Card
      title={data.courseTitle}
      aside={
        <>
          {data.isSample && <Chip meaning="waiting">SAMPLE</Chip>}
          <Chip meaning={isValid ? 'open' : 'error'}>{isValid ? 'Valid' : 'REVOKED'}</Chip>
        </>
      }
    >
      {data.isSample && (
        <Notice meaning="waiting" title="SAMPLE">
          The lessons of this course are samples. It gives no hours and no credits.
        </Notice>
      )}
      <Facts
        facts={[
          { label: 'Completed by', value: data.holderName },
          { label: 'Completed on', value: dayText(data.completedOn) },
          { label: 'Hours', value: data.hours },
          { label: 'Credits', value: data.credits },
          ...(data.activeMinutes === null
            ? []
            : [{ label: 'Active time', value: activeText(data.activeMinutes) }]),
          { label: 'Given by', value: data.sponsorName },
          { label: 'Code', value: data.code },
        ]}
      />
    </Card>
  );
}

const activeText = (minutes: number) =>
  `${minutes === 1 ? '1 minute' : `${minutes} minutes`} of learning`;
