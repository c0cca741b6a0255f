import type { UseFormReturnType } from '@mantine/form';
import { limits } from '@sidework/contracts/education-events/limits';
import { IconChevronDown } from '@tabler/icons-react';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { NativeSelect, TextInput } from '../../ui/fields/inputs.ts';
import { TypedNumberInput } from '../../ui/fields/typed-number-input.tsx';
import { Grid, Row, Stack } from '../../ui/layout/layout.tsx';
import { Movable } from '../../ui/rows/movable.tsx';
import { emptyQuestion, type TypedCourse, type TypedQuestion } from './course-draft.ts';

const mostChoices = 6;

/** The quiz behind the lessons; a course may have none. */
export function QuestionFields({ form }: { form: UseFormReturnType<TypedCourse> }) {
  const { questions } = form.values;
  return (
    <Stack>
      <p>
        {questions.length === 0
          ? 'Optional. Without a quiz the course gives no certificate and no credits.'
          : 'Learners have three tries, and three more after 24 hours.'}
      </p>
      {form.errors.questions && <p role="alert">{form.errors.questions}</p>}
      {questions.length > 0 && (
        <Grid min="figure">
          <TypedNumberInput label="Pass mark in percent" {...form.getInputProps('passPercent')} />
          <TypedNumberInput
            label="Asked at each try"
            description="Empty for all of them"
            {...form.getInputProps('quizSize')}
          />
        </Grid>
      )}
      {questions.map((question, place) => (
        <Question
          // biome-ignore lint/suspicious/noArrayIndexKey: a question that is written has no other name
          key={place}
          form={form}
          question={question}
          place={place}
        />
      ))}
      {questions.length < limits.questions && (
        <div>
          <PlainButton
            variant="default"
            onClick={() => form.insertListItem('questions', emptyQuestion)}
          >
            Add a question
          </PlainButton>
        </div>
      )}
    </Stack>
  );
}

interface Props {
  form: UseFormReturnType<TypedCourse>;
  question: TypedQuestion;
  place: number;
}

function Question({ form, question, place }: Props) {
  const path = `questions.${place}`;
  const { choices } = question;
  const answers = choices.map((_, index) => ({
    value: String(index),
    label: `Answer ${index + 1}`,
  }));
  return (
    <Movable
      word="question"
      place={place}
      count={form.values.questions.length}
      onMove={(from, to) => form.reorderListItem('questions', { from, to })}
      onRemove={() => form.removeListItem('questions', place)}
    >
      <Stack>
        <TextInput label="Question" withAsterisk {...form.getInputProps(`${path}.question`)} />
        <Grid>
          {choices.map((_, index) => (
            <TextInput
              // biome-ignore lint/suspicious/noArrayIndexKey: an answer is known by its place
              key={index}
              label={`Answer ${index + 1}`}
              {...form.getInputProps(`${path}.choices.${index}`)}
            />
          ))}
        </Grid>
        <NativeSelect
          label="Right answer"
          withAsterisk
          data={[{ value: '', label: 'Choose one' }, ...answers]}
          rightSection={<IconChevronDown size={18} aria-hidden />}
          {...form.getInputProps(`${path}.answer`)}
        />
        <Row>
          {choices.length < mostChoices && (
            <PlainButton
              variant="default"
              size="sm"
              onClick={() => form.insertListItem(`${path}.choices`, '')}
            >
              Add an answer
            </PlainButton>
          )}
          {choices.length > 2 && (
            <PlainButton
              variant="subtle"
              size="sm"
              onClick={() => {
                form.removeListItem(`${path}.choices`, choices.length - 1);
                form.setFieldValue(`${path}.answer`, '');
              }}
            >
              Remove the last answer
            </PlainButton>
          )}
        </Row>
      </Stack>
    </Movable>
  );
}
