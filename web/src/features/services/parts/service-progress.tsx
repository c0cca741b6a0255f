import type { ServiceView } from '@sidework/contracts/client-services/services';
import { type StageKey, stages } from '@sidework/contracts/client-services/stages';
import classes from './service-progress.module.css';

type Progressing = Pick<ServiceView, 'title' | 'progressStage' | 'progressPercentage'>;

/** Not Mantine's bar, which brings its style engine into the first load of pages that need nothing else of it. */
export function ServiceProgress({ service }: { service: Progressing }) {
  const { progressPercentage, progressStage, title } = service;
  return (
    <div className={classes.progress}>
      <div className={classes.words}>
        <span>{stageText(progressStage)}</span>
        <span className={classes.percentage}>{progressPercentage}%</span>
      </div>
      <div
        role="progressbar"
        aria-label={`Progress of ${title}`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={progressPercentage}
        className={classes.bar}
      >
        <div className={classes.done} style={{ inlineSize: `${progressPercentage}%` }} />
      </div>
    </div>
  );
}

function stageText(stage: StageKey): string {
  return stages.find(({ key }) => key === stage)?.label ?? stage;
}
