import type { ProofView } from '@sidework/contracts/client-services/proofs';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Chip } from '../../ui/figures/chip.tsx';
import { DateText } from '../../ui/figures/date-text.tsx';
import { Facts } from '../../ui/figures/facts.tsx';
import { RatingBars } from '../../ui/figures/rating-bars.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';
import { Ended, type EndedIn } from './ended.tsx';
import { ProvenHours, ProvenLicenses, ProvenServices } from './proven.tsx';
import { useProof } from './use-proofs.ts';

/** A signed proof, open to all who have its code, with what ended since. */
export function Proof({ code }: { code: string }) {
  const { data, error, mutate } = useProof(code);
  if (error?.status === 404)
    return (
      <EmptyState
        scene="search"
        title="There is no such proof"
        text="Check the code: it has 24 letters and digits. Its owner may have withdrawn it."
      />
    );
  if (error) return <ErrorNotice error={error} onRetry={() => mutate()} />;
  if (!data) return <ListSkeleton rows={3} label="Loading the proof" />;
  return <Shown data={data} />;
}

function Shown({ data: { proof, ended, jsonUrl, pdfUrl } }: { data: ProofView }) {
  const { services, reviews, licenses, education } = proof;
  const isEnded: EndedIn = (kind, id) => ended.some((each) => each.kind === kind && each.id === id);
  const file = { variant: 'default', target: '_blank', rel: 'noopener' } as const;
  const count = reviews.ratings.reduce((sum, each) => sum + each.count, 0);
  return (
    <Stack gap="lg">
      <Card
        title={proof.holderName}
        aside={
          ended.length > 0 ? (
            <Chip meaning="waiting">Changed since</Chip>
          ) : (
            <Chip meaning="open">Valid</Chip>
          )
        }
      >
        <Stack>
          <Ended ended={ended} />
          <Facts
            facts={[
              { label: 'Signed', value: <DateText moment={proof.issuedAt} /> },
              { label: 'Completed services', value: services.completed },
              { label: 'Licenses checked by Sidework', value: licenses.length },
              { label: 'Continuing education credits', value: education.credits },
              {
                label: 'Rating',
                value:
                  reviews.average === null
                    ? 'No reviews'
                    : `${reviews.average.toFixed(1)} of 5 from ${count === 1 ? '1 review' : `${count} reviews`}`,
              },
              { label: 'Code', value: proof.code },
            ]}
          />
          <Row>
            <LinkButton to={pdfUrl} {...file}>
              Download PDF
            </LinkButton>
            <LinkButton to={jsonUrl} {...file}>
              Download signed JSON
            </LinkButton>
            <LinkButton to="/api/proof-keys" {...file}>
              Published keys
            </LinkButton>
          </Row>
        </Stack>
      </Card>
      {count > 0 && (
        <Card title="Reviews by rating">
          <RatingBars ratings={reviews.ratings} />
        </Card>
      )}
      <ProvenLicenses licenses={licenses} isEnded={isEnded} />
      <ProvenHours courses={education.listed} isEnded={isEnded} />
      <ProvenServices services={services} isEnded={isEnded} />
    </Stack>
  );
}
