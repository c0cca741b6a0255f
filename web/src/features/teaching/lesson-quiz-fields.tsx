import type { UseFormReturnType } from '@mantine/form';
import { limits } from '@sidework/contracts/education-events/limits';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { emptyLessonQuiz, type TypedCourse, type TypedLessonQuiz } from './course-draft.ts';
import { QuestionList, QuizMarks } from './question-fields.tsx';

interface Props {
  form: UseFormReturnType<TypedCourse>;
  quiz: TypedLessonQuiz | null;
  place: number;
}

/** The questions behind one lesson; without its last question a lesson asks none. */
export function LessonQuizFields({ form, quiz, place }: Props) {
  const path = `lessons.${place}.quiz`;
  if (!quiz || quiz.questions.length === 0)
    return (
      <div>
        <PlainButton
          variant="default"
          size="sm"
          onClick={() => form.setFieldValue(path, emptyLessonQuiz)}
        >
          Ask questions after lesson {place + 1}
        </PlainButton>
      </div>
    );
  return (
    <Stack>
      <p>
        Passing these questions finishes the lesson. Learners have three tries, and three more after
        24 hours.
      </p>
      <QuizMarks form={form} path={`${path}.`} />
      <QuestionList
        form={form}
        path={`${path}.questions`}
        word={`lesson ${place + 1} question`}
        questions={quiz.questions}
        most={limits.lessonQuestions}
      />
    </Stack>
  );
}
