import { IconPaperclip } from '@tabler/icons-react';
import { FileButton } from '../../../ui/buttons/file-button.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import type { useFiles } from './use-files.ts';

export const AddFile = ({ files }: { files: ReturnType<typeof useFiles> }) => (
  <FileButton
    label="Add a picture or a PDF"
    variant="subtle"
    size="sm"
    types={files.types}
    isDisabled={files.isFull || files.progress !== null}
    onChoose={(file) => void files.choose(file)}
  >
    <IconPaperclip size={20} aria-hidden />
    <VisuallyHidden>Add a file</VisuallyHidden>
  </FileButton>
);
