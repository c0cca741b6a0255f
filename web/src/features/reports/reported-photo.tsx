import { getPortfolio } from '@sidework/contracts/marketplace/portfolio';
import type { ReportView } from '@sidework/contracts/network-chat/reports';
import { useApi } from '../../lib/api.ts';
import { Picture } from '../../ui/figures/picture.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';

/** The reported photo of a portfolio, as its readers see it now. */
export function ReportedPhoto({ report: { reported, subjectId } }: { report: ReportView }) {
  const { data, error, mutate } = useApi(getPortfolio, { params: { personId: reported.id } });
  const photo = data?.items.find(({ id }) => id === subjectId);
  if (photo) return <Picture src={photo.url} alt="The reported photo" shape="photo" />;
  if (data || error?.status === 404) return <Words>This photo is no longer shown.</Words>;
  if (error) return <ErrorNotice error={error} onRetry={() => mutate()} />;
  return <ListSkeleton rows={1} label="Loading the photo" />;
}
