import { useState } from 'react';
import { useSession } from '../../lib/session.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import { SettingsSection } from '../../ui/layout/settings-section.tsx';
import { Bullets, Words } from '../../ui/layout/words.tsx';
import { ChildrenLeft, InviteFirst } from './children-left.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { deletionFacts } from './deletion-facts.ts';
import { exportSectionId } from './export-section.tsx';
import { PayoutFirst } from './payout-first.tsx';

export function DeletionSection() {
  const [isAsking, setAsking] = useState(false);
  const viewer = useSession()?.viewer;
  const isGuardian = viewer?.isGuardian ?? false;
  const { goes, stays } = deletionFacts(viewer?.accountType === 'sidework_kids', isGuardian);
  return (
    <SettingsSection
      title="Delete your account"
      purpose="This cannot be undone. It starts right away."
    >
      <Stack gap="lg">
        <Words>
          Do you want to keep anything? <a href={`#${exportSectionId}`}>Download your data</a>{' '}
          first: after that there is nothing left to download.
        </Words>
        <Grid min="figure" gap="lg">
          <FactList title="What is deleted" facts={goes} />
          <FactList title="What stays" facts={stays} />
        </Grid>
        <PayoutFirst />
        {isGuardian && (
          <>
            <ChildrenLeft />
            <InviteFirst />
          </>
        )}
        <div>
          <PlainButton variant="default" isLoss onClick={() => setAsking(true)}>
            Delete your account
          </PlainButton>
        </div>
      </Stack>
      <DeleteAccountDialog isOpen={isAsking} onClose={() => setAsking(false)} />
    </SettingsSection>
  );
}

function FactList({ title, facts }: { title: string; facts: string[] }) {
  return (
    <div>
      <Words as="h3" isStrong>
        {title}
      </Words>
      <Bullets>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </Bullets>
    </div>
  );
}
