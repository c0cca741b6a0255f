import type { UseFormReturnType } from '@mantine/form';
import { limits } from '@sidework/contracts/education-events/limits';
import { IconChevronDown } from '@tabler/icons-react';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { NativeSelect, TextInput } from '../../ui/fields/inputs.ts';
import { TypedNumberInput } from '../../ui/fields/typed-number-input.tsx';
import { Grid, Row, Stack } from '../../ui/layout/layout.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { Movable } from '../../ui/rows/movable.tsx';
import { emptyQuestion, type TypedCourse, type TypedQuestion } from './course-draft.ts';

const mostChoices = 6;

/** The quiz behind the lessons; a course may have none. */
export function QuestionFields({ form }: { form: UseFormReturnType<TypedCourse> }) {
  const { questions } = form.values;
  return (
    <Stack>
      <Words tone="soft">
        {questions.length === 0
          ? 'Optional. A course without a quiz gives no certificate and no credits.'
          : 'Learners have three tries, and three more after 24 hours.'}
      </Words>
      {form.errors.questions && <p role="alert">{form.errors.questions}</p>}
      {questions.length > 0 && <QuizMarks form={form} path="" />}
      <QuestionList
        form={form}
        path="questions"
        word="question"
        questions={questions}
        most={limits.questions}
      />
    </Stack>
  );
}

interface PathProps {
  form: UseFormReturnType<TypedCourse>;
  path: string;
}

/** The pass mark, and how many of the questions are asked. */
export const QuizMarks = ({ form, path }: PathProps) => (
  <Grid min="figure">
    <TypedNumberInput label="Pass mark in percent" {...form.getInputProps(`${path}passPercent`)} />
    <TypedNumberInput
      label="Asked at each try"
      description="Leave it empty to ask all of them"
      {...form.getInputProps(`${path}quizSize`)}
    />
  </Grid>
);

interface ListProps extends PathProps {
  word: string;
  questions: TypedQuestion[];
  most: number;
}

export function QuestionList({ form, path, word, questions, most }: ListProps) {
  return (
    <>
      {questions.map((question, place) => (
        <Question
          // biome-ignore lint/suspicious/noArrayIndexKey: a question that is written has no other name
          key={place}
          form={form}
          path={path}
          word={word}
          count={questions.length}
          question={question}
          place={place}
        />
      ))}
      {questions.length < most && (
        <div>
          <PlainButton variant="default" onClick={() => form.insertListItem(path, emptyQuestion)}>
            Add a question
          </PlainButton>
        </div>
      )}
    </>
  );
}

interface Props extends PathProps {
  word: string;
  count: number;
  question: TypedQuestion;
  place: number;
}

function Question({ form, path: list, word, count, question, place }: Props) {
  const path = `${list}.${place}`;
  const { choices } = question;
  const answers = choices.map((_, index) => ({
    value: String(index),
    label: `Answer ${index + 1}`,
  }));
  return (
    <Movable
      word={word}
      place={place}
      count={count}
      onMove={(from, to) => form.reorderListItem(list, { from, to })}
      onRemove={() => form.removeListItem(list, place)}
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
