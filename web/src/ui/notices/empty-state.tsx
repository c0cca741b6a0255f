import type { ReactNode } from 'react';
import { Scene, type SceneName } from '../scenes/scene.tsx';
import { NoticePage } from './notice-page.tsx';

interface Props {
  title: string;
  /** It says what the list will hold, and why it is still empty. */
  text: ReactNode;
  scene?: SceneName;
  /** The next step, as a button or a link. */
  children?: ReactNode;
}

export function EmptyState({ title, text, scene = 'board', children }: Props) {
  return (
    <NoticePage drawing={<Scene name={scene} shape="empty" />} title={<h2>{title}</h2>} text={text}>
      {children}
    </NoticePage>
  );
}
