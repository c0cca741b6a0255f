import '@mantine/core/styles/Progress.layer.css';
import { Progress } from '@mantine/core';
import type { ServiceView } from '@sidework/contracts/client-services/services';
import { stages } from '@sidework/contracts/client-services/stages';
import classes from './service-progress.module.css';

type Progressing = Pick<ServiceView, 'title' | 'progressStage' | 'progressPercentage'>;

export function ServiceProgress({ service }: { service: Progressing }) {
  const { progressPercentage, progressStage, title } = service;
  const stage = stages.find(({ key }) => key === progressStage)?.label ?? progressStage;
  return (
    <div className={classes.progress}>
      <div className={classes.words}>
        <span>{stage}</span>
        <span className={classes.percentage}>{progressPercentage}%</span>
      </div>
      <Progress value={progressPercentage} size="lg" aria-label={`Progress of ${title}`} />
    </div>
  );
}
