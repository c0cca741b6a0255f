import { SettingsSection } from '../../ui/layout/settings-section.tsx';
import { ExportList } from './export-list.tsx';
import { useChildExports } from './use-child-exports.ts';

export function ChildExportSection({ childId }: { childId: string }) {
  return (
    <SettingsSection
      title="Download your child’s data"
      purpose="We put everything Sidework keeps about your child into one ZIP file. It takes a few minutes, and you need not wait on this page."
    >
      <ExportList
        exports={useChildExports(childId)}
        label="Exports of your child"
        loading="Loading the exports"
      />
    </SettingsSection>
  );
}
