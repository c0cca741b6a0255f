import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, useState } from 'react';
import { focusAfter } from '../../lib/focus-after.ts';
import { PlainButton } from '../buttons/plain-button.tsx';
import { Card } from '../layout/card.tsx';
import classes from './movable.module.css';

interface Props {
  /** The word of the item, such as "lesson"; only items of one word change places. */
  word: string;
  place: number;
  count: number;
  onMove: (from: number, to: number) => void;
  onRemove?: (() => void) | undefined;
  children: ReactNode;
}

/** An item of an ordered list, which is moved by dragging its handle or by its two buttons. */
export function Movable({ word, place, count, onMove, onRemove, children }: Props) {
  const [isOver, setOver] = useState(false);
  const type = `application/x-sidework-${word}`;
  const name = `${word} ${place + 1}`;

  /** The item goes on having the focus at its new place, on the button that can still move it. */
  function step(by: 1 | -1) {
    const to = place + by;
    const isLast = to === 0 || to === count - 1;
    const way = isLast ? -by : by;
    focusAfter(
      () => onMove(place, to),
      () => document.querySelector<HTMLElement>(`[data-move="${word} ${to} ${way}"]`),
    );
  }

  const accepts = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(type);

  function drop(event: DragEvent) {
    setOver(false);
    if (!accepts(event)) return;
    event.preventDefault();
    const from = Number(event.dataTransfer.getData(type));
    if (from !== place) onMove(from, place);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons do the same by keyboard
    <div
      className={classes.place}
      data-over={isOver}
      onDragOver={(event) => {
        if (!accepts(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Card
        title={name.charAt(0).toUpperCase() + name.slice(1)}
        aside={
          <div className={classes.tools}>
            {count > 1 && (
              <>
                <span
                  aria-hidden
                  draggable
                  className={classes.handle}
                  onDragStart={(event) => event.dataTransfer.setData(type, String(place))}
                >
                  <IconGripVertical size={18} />
                </span>
                <MoveButton word={word} place={place} count={count} by={-1} onStep={step} />
                <MoveButton word={word} place={place} count={count} by={1} onStep={step} />
              </>
            )}
            {onRemove && (
              <PlainButton
                variant="subtle"
                size="sm"
                aria-label={`Remove ${name}`}
                onClick={onRemove}
              >
                Remove
              </PlainButton>
            )}
          </div>
        }
      >
        {children}
      </Card>
    </div>
  );
}

interface MoveProps extends Pick<Props, 'word' | 'place' | 'count'> {
  by: 1 | -1;
  onStep: (by: 1 | -1) => void;
}

function MoveButton({ word, place, count, by, onStep }: MoveProps) {
  const to = place + by;
  if (to < 0 || to >= count) return null;
  const Icon = by < 0 ? IconArrowUp : IconArrowDown;
  return (
    <PlainButton
      variant="subtle"
      size="sm"
      data-move={`${word} ${place} ${by}`}
      aria-label={`Move ${word} ${place + 1} ${by < 0 ? 'up' : 'down'}`}
      onClick={() => onStep(by)}
    >
      <Icon size={18} aria-hidden />
    </PlainButton>
  );
}
