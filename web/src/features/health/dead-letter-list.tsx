import type { ServiceHealth } from '@sidework/contracts/kernel/health';
import { DateText } from '../../ui/figures/date-text.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { CardList } from '../../ui/rows/card-list.tsx';

interface Props {
  service: string;
  letters: NonNullable<ServiceHealth['deadLetters']>;
}

/** Events that a consumer gave up, with what hands them to it again. */
export function DeadLetterList({ service, letters }: Props) {
  return (
    <Stack gap="xs">
      <Words as="h3" tone="soft" isSmall>
        Dead letters
      </Words>
      <CardList
        label={`Dead letters of ${service}`}
        items={letters.map((letter) => ({ ...letter, id: letter.consumer }))}
      >
        {({ consumer, count, latestReason, latestParkedAt }) => (
          <Notice title={`${consumer}: ${count}`}>
            <Words tone="soft" isSmall>
              <DateText moment={latestParkedAt} />: {latestReason}
            </Words>
            <code>
              make redrive NAME={service} CONSUMER={consumer}
            </code>
          </Notice>
        )}
      </CardList>
    </Stack>
  );
}
