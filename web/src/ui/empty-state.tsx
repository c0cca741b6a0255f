import type { ReactNode } from 'react';
import { NoticePage } from './notice-page.tsx';
import { SpotDrawing, type SpotDrawingName } from './spot-drawing.tsx';

interface Props {
  title: string;
  /** What will stand here, and why there is nothing yet. */
  text: ReactNode;
  drawing?: SpotDrawingName;
  /** The next step, as a button or a link. */
  children?: ReactNode;
}

export function EmptyState({ title, text, drawing = 'list', children }: Props) {
  return (
    <NoticePage drawing={<SpotDrawing name={drawing} />} title={<h2>{title}</h2>} text={text}>
      {children}
    </NoticePage>
  );
}
