import type { ComponentProps } from 'react';
import { ExplainedLines, type Line } from '../rows/explained-lines.tsx';
import { DialogWindow } from './dialog-window.tsx';

interface Props extends Pick<ComponentProps<typeof DialogWindow>, 'isOpen' | 'onClose'> {
  title: string;
  lines: readonly Line[];
}

export const ExplainWindow = ({ title, lines, ...window }: Props) => (
  <DialogWindow title={title} {...window}>
    <ExplainedLines label={title} lines={lines} isFirstOpen />
  </DialogWindow>
);
