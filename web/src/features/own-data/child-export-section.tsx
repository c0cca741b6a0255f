import { SettingsSection } from '../../ui/settings-section.tsx';
import { ExportList } from './export-list.tsx';
import { useChildExports } from './use-child-exports.ts';

export function ChildExportSection({ childId }: { childId: string }) {
  return (
    <SettingsSection
      title="Take your child’s data along"
      purpose="We gather what every part of Sidework keeps about your child into one ZIP file. It takes a few minutes; you can leave meanwhile."
    >
      <ExportList
        exports={useChildExports(childId)}
        label="Exports of your child"
        loading="Loading the exports"
      />
    </SettingsSection>
  );
}
