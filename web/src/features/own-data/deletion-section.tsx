import { useState } from 'react';
import { useSession } from '../../lib/session.ts';
import { PlainButton } from '../../ui/plain-button.tsx';
import { SettingsSection } from '../../ui/settings-section.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { deletionFacts } from './deletion-facts.ts';
import classes from './deletion-section.module.css';
import { exportSectionId } from './export-section.tsx';

export function DeletionSection() {
  const [isAsking, setAsking] = useState(false);
  const isKid = useSession()?.viewer.accountType === 'sidework_kids';
  const { goes, stays } = deletionFacts(isKid);
  return (
    <SettingsSection title="Delete your account" purpose="It cannot be undone, and begins at once.">
      <p className={classes.text}>
        Do you want to keep anything? <a href={`#${exportSectionId}`}>Take your data along</a>{' '}
        first: afterwards there is nothing left to gather.
      </p>
      <div className={classes.sides}>
        <FactList title="What goes" facts={goes} />
        <FactList title="What stays" facts={stays} />
      </div>
      <PlainButton variant="default" onClick={() => setAsking(true)}>
        Delete your account
      </PlainButton>
      <DeleteAccountDialog isOpen={isAsking} onClose={() => setAsking(false)} />
    </SettingsSection>
  );
}

function FactList({ title, facts }: { title: string; facts: string[] }) {
  return (
    <div>
      <h3 className={classes.title}>{title}</h3>
      <ul className={classes.facts}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
  );
}
