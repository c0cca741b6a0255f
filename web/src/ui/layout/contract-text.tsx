import type { ContractText as Text } from '@sidework/contracts/client-services/work-contracts';
import { Stack } from './layout.tsx';
import { LongText } from './long-text.tsx';
import { Words } from './words.tsx';

/** All that is signed, to be read before. */
export function ContractText({ sections }: Pick<Text, 'sections'>) {
  return (
    <Stack gap="sm">
      {sections.map(({ heading, text }) => (
        <div key={heading}>
          <Words isStrong>{heading}</Words>
          <LongText>{text}</LongText>
        </div>
      ))}
    </Stack>
  );
}
