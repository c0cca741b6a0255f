import { beatLesson, getEnrollment } from '@sidework/contracts/schema/education-events/enrollments';
import {
  answerQuestion,
  askQuestion,
  type LessonQuestion,
  listQuestions,
  removePost,
  reportPost,
} from '@sidework/contracts/schema/education-events/lesson-questions';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { aLearning } from '../../../test/course-builders.ts';
import { fakeServer } from '../../../test/fake-server.ts';
import { anId } from '../../../test/job-builders.ts';
import { fill, renderApp } from '../../../test/render-app.tsx';

const server = fakeServer();
const learning = aLearning();
const post = (given: Partial<LessonQuestion> = {}): LessonQuestion => ({
  id: anId(),
  words: 'Which form is it?',
  authorName: 'Bo Lind',
  isEducator: false,
  isOwn: false,
  writtenAt: '2026-11-20T10:00:00.000Z',
  lessonId: learning.currentLessonId ?? '',
  lessonTitle: 'Questions',
  answers: [],
  ...given,
});

function open(items: LessonQuestion[]) {
  server.on(getEnrollment, () => learning);
  server.on(beatLesson, () => ({ spentSeconds: 0, isIdle: false }));
  server.on(listQuestions, () => ({ items, nextCursor: null }));
  return renderApp(`/my-courses/${learning.id}`).person;
}

it('a learner asks about a lesson twice, answers, and removes the own words', async () => {
  signInAs();
  const question = post();
  const own = post({ isOwn: true, words: 'And then?', authorName: 'Ada King' });
  const person = open([question, own]);
  await screen.findByText('Which form is it?');
  const region = within(screen.getByRole('region', { name: 'Questions and answers' }));
  server.on(askQuestion, () => own);
  for (const words of ['And then?', 'And after that?']) {
    await fill(person, region.getByLabelText('Your question'), words);
    await person.click(region.getByRole('button', { name: 'Ask' }));
    await screen.findAllByText('Your question is there');
  }
  const asked = server.received(askQuestion);
  expect(asked.map(({ body }) => body)).toEqual([
    { lessonId: learning.currentLessonId, content: 'And then?' },
    { lessonId: learning.currentLessonId, content: 'And after that?' },
  ]);
  server.on(answerQuestion, () => question);
  const thread = within(screen.getByRole('article', { name: 'Question of Bo Lind' }));
  await person.click(thread.getByRole('button', { name: 'Write an answer' }));
  await fill(person, thread.getByLabelText('Your answer'), 'The first one.');
  await person.click(thread.getByRole('button', { name: 'Answer' }));
  await screen.findByText('Your answer is there');
  expect(server.received(answerQuestion)[0]?.body).toEqual({ content: 'The first one.' });
  server.on(removePost, () => undefined);
  await person.click(screen.getByRole('button', { name: 'Remove the question of Ada King' }));
  await person.click(await screen.findByRole('button', { name: 'Remove question' }));
  await screen.findByText('The question is removed');
  server.on(reportPost, () => undefined);
  await person.click(thread.getByRole('button', { name: 'Report this question' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.selectOptions(dialog.getByLabelText(/^What is wrong/), 'spam');
  await person.click(dialog.getByRole('button', { name: 'Send report' }));
  await screen.findByText(/Thank you/);
  expect(server.received(reportPost)[0]?.params).toMatchObject({ postId: question.id });
});

it('a child sees no questions', async () => {
  signInAs({ accountType: 'sidework_kids' });
  open([post()]);
  await screen.findByText('What Questions says.');
  expect(screen.queryByRole('region', { name: 'Questions and answers' })).toBeNull();
});
