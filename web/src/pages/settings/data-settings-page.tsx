import { SignInAgain } from '../../features/accounts/sign-in-again.tsx';
import { DeletionSection } from '../../features/own-data/deletion-section.tsx';
import { ExportSection } from '../../features/own-data/export-section.tsx';
import { SettingsSheet } from '../../ui/settings-section.tsx';
import { SettingsPage } from './settings-page.tsx';

export function DataSettingsPage() {
  return (
    <SettingsPage
      title="Your data"
      purpose="Everything that Sidework keeps about you: take it along, or have it deleted."
    >
      <SettingsSheet>
        <ExportSection />
        <DeletionSection />
      </SettingsSheet>
      <SignInAgain keptFrom="taking your data along or deleting your account" />
    </SettingsPage>
  );
}
