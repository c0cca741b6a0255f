import { SettingsSection } from '../../ui/settings-section.tsx';
import { ChildFileView } from './child-file-view.tsx';
import { CloseChildFile } from './close-child-file.tsx';
import { OpenChildFile } from './open-child-file.tsx';
import { useChildFile } from './use-child-file.ts';

interface Props {
  childId: string;
  childName: string;
}

export function ChildSection({ childId, childName }: Props) {
  const { file, open, close } = useChildFile(childId);
  return (
    <SettingsSection
      title="The child’s file"
      purpose="Of a child, only the first name and an initial stand here. The rest is read for a reason."
    >
      {file ? (
        <>
          <ChildFileView file={file} />
          <CloseChildFile childName={childName} close={close} />
        </>
      ) : (
        <OpenChildFile childName={childName} open={open} />
      )}
    </SettingsSection>
  );
}
