import type {
  GivenReaction,
  MessageView,
  Reaction,
} from '@sidework/contracts/network-chat/messages';
import { SignButtons } from '../../../ui/rows/sign-buttons.tsx';
import { reactionWords } from './reaction-words.ts';
import { useReaction } from './use-reaction.ts';

interface ChoiceProps {
  message: MessageView;
  show: (message: MessageView) => Promise<unknown>;
}

interface Props extends ChoiceProps {
  /** The other person of the conversation. */
  person: { id: string; fullName: string };
  /** No reaction is given or taken back now. */
  isFixed: boolean;
}

const kinds = Object.keys(reactionWords) as Reaction[];

/** The reactions beneath a message; a press gives the same one, or takes it back. */
export function GivenReactions({ message, person, show, isFixed }: Props) {
  const { own, choose } = useReaction(message, show);
  const byKind = kinds.map((kind) => ({
    kind,
    by: (message.reactions ?? []).filter(({ reaction }) => reaction === kind),
  }));
  const buttons = byKind
    .filter(({ by }) => by.length > 0)
    .map(({ kind, by }) => ({
      key: kind,
      sign: reactionWords[kind].sign,
      word: `${reactionWords[kind].word} from ${namesOf(by, person)}`,
      ...(by.length > 1 && { count: by.length }),
      isPressed: own === kind,
    }));
  return (
    <SignButtons
      buttons={buttons}
      isDisabled={isFixed}
      onPress={(key) => void choose(key as Reaction)}
    />
  );
}

const namesOf = (by: GivenReaction[], person: Props['person']) =>
  by.map(({ personId }) => (personId === person.id ? person.fullName : 'you')).join(' and ');

/** The signs to choose from. */
export function ReactionChoice({ message, show, close }: ChoiceProps & { close: () => void }) {
  const { own, choose } = useReaction(message, show);
  const buttons = kinds.map((kind) => ({
    key: kind,
    ...reactionWords[kind],
    isPressed: own === kind,
  }));
  return (
    <SignButtons
      isLarge
      buttons={buttons}
      onPress={(key) => {
        close();
        void choose(key as Reaction);
      }}
    />
  );
}
