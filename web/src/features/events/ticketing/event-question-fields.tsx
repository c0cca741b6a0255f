import type { UseFormReturnType } from '@mantine/form';
import { limits } from '@sidework/contracts/education-events/limits';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { CountedTextarea } from '../../../ui/fields/counted-textarea.tsx';
import { TextInput } from '../../../ui/fields/inputs.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { ListedFields } from './listed-fields.tsx';
import { emptyQuestion, type TypedTicketing } from './typed-ticketing.ts';

export function EventQuestionFields({ form }: { form: UseFormReturnType<TypedTicketing> }) {
  const { questions } = form.values;
  return (
    <Stack>
      {questions.map((question, place) => {
        const path = `questions.${place}`;
        return (
          <ListedFields
            key={question.id}
            title={`Question ${place + 1}`}
            onRemove={() => form.removeListItem('questions', place)}
          >
            <TextInput label="Question" withAsterisk {...form.getInputProps(`${path}.text`)} />
            <CountedTextarea
              label="Answers to choose from"
              rows={3}
              most={limits.choices * limits.choice}
              description="One per line. Leave it empty to let people write. Young people are asked only questions with choices."
              {...form.getInputProps(`${path}.choices`)}
            />
            <CheckField
              label="An answer is required"
              isChecked={question.isRequired}
              onChange={() => form.setFieldValue(`${path}.isRequired`, !question.isRequired)}
            />
          </ListedFields>
        );
      })}
      {questions.length < limits.questionsOfEvent && (
        <div>
          <PlainButton
            variant="default"
            onClick={() => form.insertListItem('questions', emptyQuestion())}
          >
            Add a question
          </PlainButton>
        </div>
      )}
    </Stack>
  );
}
