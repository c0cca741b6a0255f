import type { ServiceView } from '@sidework/contracts/client-services/services';
import { stages } from '@sidework/contracts/client-services/stages';
import { ProgressLine } from '../../../ui/figures/progress-line.tsx';

type Progressing = Pick<ServiceView, 'title' | 'progressStage' | 'progressPercentage'>;

export function ServiceProgress({ service }: { service: Progressing }) {
  const { progressPercentage, progressStage, title } = service;
  const stage = stages.find(({ key }) => key === progressStage);
  return (
    <ProgressLine
      label={`Progress of ${title}`}
      text={stage?.label ?? progressStage}
      percent={progressPercentage}
    />
  );
}
