import type { ServiceView } from '@sidework/contracts/client-services/services';
import { DateText } from '../../ui/date-text.tsx';
import { LongText } from '../../ui/long-text.tsx';
import panels from './panel.module.css';

interface Props {
  asked: NonNullable<ServiceView['requestedChanges']>;
  /** Who asked, as the viewer calls them. */
  by: string;
}

/** Why work that was completed is in progress again. */
export function RequestedChanges({ asked, by }: Props) {
  return (
    <section aria-label="Requested changes" className={panels.panel}>
      <h3 className={panels.title}>Requested changes</h3>
      <LongText>{asked.reason}</LongText>
      <span className={panels.zone}>
        {by}, <DateText moment={asked.requestedAt} />
      </span>
    </section>
  );
}
