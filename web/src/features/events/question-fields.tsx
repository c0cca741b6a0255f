import type { EventView } from '@sidework/contracts/education-events/event-listings';
import { limits } from '@sidework/contracts/education-events/limits';
import { NativeSelect, TextInput } from '../../ui/fields/inputs.ts';

interface Props {
  questions: EventView['questions'];
  inputOf: (questionId: string) => object;
}

/** The organizer asks each attendee these questions. */
export const QuestionFields = ({ questions, inputOf }: Props) =>
  questions.map(({ id, text, choices, isRequired }) =>
    choices.length > 0 ? (
      <NativeSelect
        key={id}
        label={text}
        withAsterisk={isRequired}
        data={[{ value: '', label: 'Choose one' }, ...choices]}
        {...inputOf(id)}
      />
    ) : (
      <TextInput
        key={id}
        label={text}
        maxLength={limits.answer}
        withAsterisk={isRequired}
        {...inputOf(id)}
      />
    ),
  );
