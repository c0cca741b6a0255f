import { type DragEvent, type ReactNode, useState } from 'react';
import { focusAfter } from '../../lib/focus-after.ts';
import classes from './board.module.css';

/** Only cards have this type, so that text, files and links from elsewhere are not dropped. */
const cardType = 'application/x-sidework-card';

/** Columns of cards, one below the other on a phone. */
export const Board = ({ children }: { children: ReactNode }) => (
  <div className={classes.board}>{children}</div>
);

interface ColumnProps {
  title: string;
  /** The id of a card that was dropped here. */
  onDrop: (id: string) => void;
  children: ReactNode;
}

export function BoardColumn({ title, onDrop, children }: ColumnProps) {
  const [isOver, setOver] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const id = event.dataTransfer.getData(cardType);
    if (id) onDrop(id);
  }

  return (
    <section
      aria-label={title}
      className={classes.column}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <h2 className={classes.heading}>{title}</h2>
      {children}
    </section>
  );
}

export const BoardCards = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noRedundantRoles: without bullets Safari takes it for no list
  <ul role="list" aria-label={label} className={classes.list}>
    {children}
  </ul>
);

/** Gives the focus to a card that stands in another column now, where its move took the focus away. */
export function followCard(id: string): void {
  const card = () => document.querySelector<HTMLElement>(`[data-card="${id}"] a`);
  focusAfter(
    () => undefined,
    () => (document.activeElement === document.body ? card() : null),
  );
}

interface CardProps {
  id: string;
  /** Its content also offers the move as a choice, since a keyboard and a finger cannot drag. */
  canMove: boolean;
  children: ReactNode;
}

export const BoardCard = ({ id, canMove, children }: CardProps) => (
  <li
    className={classes.card}
    data-card={id}
    draggable={canMove}
    onDragStart={(event) => canMove && event.dataTransfer.setData(cardType, id)}
  >
    {children}
  </li>
);
