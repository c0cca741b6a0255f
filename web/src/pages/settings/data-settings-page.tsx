import { SignInAgain } from '../../features/accounts/sign-in-again.tsx';
import { DeletionSection } from '../../features/own-data/deletion-section.tsx';
import { ExportSection } from '../../features/own-data/export-section.tsx';
import { HelpLink } from '../../ui/buttons/help-link.tsx';
import { SettingsSheet } from '../../ui/layout/settings-section.tsx';
import { SettingsPage } from './settings-page.tsx';

export function DataSettingsPage() {
  return (
    <SettingsPage
      title="Your data"
      purpose={
        <>
          Everything Sidework keeps about you. Download it, or delete your account.{' '}
          <HelpLink article="your-data">What happens then</HelpLink>
        </>
      }
    >
      <SettingsSheet>
        <ExportSection />
        <DeletionSection />
      </SettingsSheet>
      <SignInAgain keptFrom="downloading your data or deleting your account" />
    </SettingsPage>
  );
}
