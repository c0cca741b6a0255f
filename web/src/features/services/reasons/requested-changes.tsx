import type { ServiceView } from '@sidework/contracts/client-services/services';
import type { Meaning } from '../../../ui/figures/chip.tsx';
import { DateText } from '../../../ui/figures/date-text.tsx';
import { LongText } from '../../../ui/layout/long-text.tsx';
import { Words } from '../../../ui/layout/words.tsx';
import { Notice } from '../../../ui/notices/notice.tsx';

interface Props {
  asked: NonNullable<ServiceView['requestedChanges']>;
  /** It is the name that the viewer knows. */
  by: string;
  meaning: Meaning;
}

/** Why work that was completed is in progress again. */
export function RequestedChanges({ asked, by, meaning }: Props) {
  return (
    <section aria-label="Requested changes">
      <Notice meaning={meaning} title="Requested changes">
        <LongText>{asked.reason}</LongText>
        <Words tone="soft" isSmall>
          {by}, <DateText moment={asked.requestedAt} />
        </Words>
      </Notice>
    </section>
  );
}
