import type { GivenReaction, MessageView } from '@sidework/contracts/network-chat/messages';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { reactionWords } from './reaction-words.ts';
import classes from './reactions.module.css';
import { useReaction } from './use-reaction.ts';

interface Props {
  message: MessageView;
  /** The other person of the conversation. */
  person: { id: string; fullName: string };
  show: (message: MessageView) => Promise<unknown>;
  /** Nobody reacts now. */
  isFixed: boolean;
}

/** The reactions beneath a message; a press gives the same one, or takes it back. */
export function GivenReactions({ message, person, show, isFixed }: Props) {
  const { own, choose } = useReaction(message, show);
  const given = message.reactions ?? [];
  const kinds = [...new Set(given.map(({ reaction }) => reaction))];
  if (kinds.length === 0) return null;
  return (
    <div className={classes.row}>
      {kinds.map((kind) => {
        const by = given.filter(({ reaction }) => reaction === kind);
        return (
          <button
            key={kind}
            type="button"
            className={classes.given}
            aria-pressed={own === kind}
            disabled={isFixed}
            onClick={() => void choose(kind)}
          >
            {reactionWords[kind].sign} {by.length > 1 && by.length}
            <VisuallyHidden>
              {reactionWords[kind].word} from {namesOf(by, person)}
            </VisuallyHidden>
          </button>
        );
      })}
    </div>
  );
}

const namesOf = (by: GivenReaction[], person: Props['person']) =>
  by.map(({ personId }) => (personId === person.id ? person.fullName : 'you')).join(' and ');
