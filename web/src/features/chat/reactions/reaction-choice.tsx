import type { MessageView, Reaction } from '@sidework/contracts/network-chat/messages';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { reactionWords } from './reaction-words.ts';
import classes from './reactions.module.css';
import { useReaction } from './use-reaction.ts';

interface Props {
  message: MessageView;
  show: (message: MessageView) => Promise<unknown>;
  close: () => void;
}

const kinds = Object.keys(reactionWords) as Reaction[];

export function ReactionChoice({ message, show, close }: Props) {
  const { own, choose } = useReaction(message, show);
  return (
    <fieldset className={classes.choices}>
      <legend>
        <VisuallyHidden>React</VisuallyHidden>
      </legend>
      {kinds.map((kind) => (
        <button
          key={kind}
          type="button"
          className={classes.choice}
          aria-pressed={own === kind}
          onClick={() => {
            close();
            void choose(kind);
          }}
        >
          <span aria-hidden>{reactionWords[kind].sign}</span>
          <VisuallyHidden>{reactionWords[kind].word}</VisuallyHidden>
        </button>
      ))}
    </fieldset>
  );
}
