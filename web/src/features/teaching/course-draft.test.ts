import { describe, expect, it } from 'vitest';
import {
  emptyCourse,
  emptyLesson,
  emptyLessonQuiz,
  type TypedLesson,
  toCourseDraft,
  toTypedCourse,
} from './course-draft.ts';
import { errorsOfCourse } from './course-rules.ts';

const courseOf = (given: Partial<TypedLesson>) => ({
  ...emptyCourse,
  lessons: [{ ...emptyLesson, title: 'Income', content: 'What counts.', ...given }],
});
const question = { question: 'What counts?', choices: ['A sale', 'A loan'], answer: '0' };

describe('the questions behind a lesson, as they are written', () => {
  it('are sent and read back alike', () => {
    const quiz = { questions: [question], passPercent: '80', quizSize: '' };
    const sent = toCourseDraft(courseOf({ quiz }));
    expect(sent.lessons[0]?.quiz).toEqual({
      questions: [{ ...question, answer: 0 }],
      passPercent: 80,
    });
    expect(toTypedCourse(sent).lessons[0]?.quiz).toEqual(quiz);
  });

  it('are none once the last one is removed', () => {
    const sent = toCourseDraft(courseOf({ quiz: { ...emptyLessonQuiz, questions: [] } }));
    expect(sent.lessons[0]).not.toHaveProperty('quiz');
  });

  it('are refused without a right answer, beside the field', () => {
    const quiz = { ...emptyLessonQuiz, questions: [{ ...question, answer: '' }] };
    expect(errorsOfCourse(courseOf({ quiz }), false)).toMatchObject({
      'lessons.0.quiz.questions.0.answer': 'Mark the right answer',
    });
  });
});
