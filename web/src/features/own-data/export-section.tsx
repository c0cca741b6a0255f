import { SettingsSection } from '../../ui/settings-section.tsx';
import { ExportList } from './export-list.tsx';
import { useExports } from './use-exports.ts';

/** Where the deletion below leads those who want to take everything along first. */
export const exportSectionId = 'export';

export function ExportSection() {
  return (
    <div id={exportSectionId}>
      <SettingsSection
        title="Take your data along"
        purpose="We gather what every part of Sidework keeps about you into one ZIP file. It takes a few minutes; you can leave meanwhile."
      >
        <ExportList exports={useExports()} label="Exports" loading="Loading your exports" />
      </SettingsSection>
    </div>
  );
}
