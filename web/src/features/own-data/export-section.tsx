import { SettingsSection } from '../../ui/layout/settings-section.tsx';
import { ExportList } from './export-list.tsx';
import { useExports } from './use-exports.ts';

/** The deletion section links here for people who want a download first. */
export const exportSectionId = 'export';

export function ExportSection() {
  return (
    <div id={exportSectionId}>
      <SettingsSection
        title="Download your data"
        purpose="We put everything Sidework keeps about you into one ZIP file. It takes a few minutes, and you need not wait on this page."
      >
        <ExportList exports={useExports()} label="Exports" loading="Loading your exports" />
      </SettingsSection>
    </div>
  );
}
