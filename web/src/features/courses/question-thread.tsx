import type {
  LessonPost,
  LessonQuestion,
} from '@sidework/contracts/education-events/lesson-questions';
import { type ReactNode, useState } from 'react';
import { messageOf } from '../../lib/messages.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { AskedButton } from '../../ui/dialogs/asked-button.tsx';
import { Chip } from '../../ui/figures/chip.tsx';
import { DateText } from '../../ui/figures/date-text.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { LongText } from '../../ui/layout/long-text.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { PostForm } from './post-form.tsx';
import type { Questions } from './use-questions.ts';

/** The way to report a post of another person; pages give it, since reports are a feature of their own. */
export type ReportPost = (postId: string, name: string) => ReactNode;

interface Props {
  report: ReportPost;
  question: LessonQuestion;
  questions: Pick<Questions, 'answer' | 'remove'>;
  /** Its reader teaches the course: the lesson is named, and all can be removed. */
  isTeaching?: boolean;
}

/** A question with its answers. */
export function QuestionThread({ report, question, questions, isTeaching = false }: Props) {
  const [isAnswering, setAnswering] = useState(false);
  return (
    <article aria-label={`Question of ${question.authorName}`}>
      <Stack>
        {isTeaching && (
          <Words tone="soft" isSmall>
            {question.lessonTitle}
          </Words>
        )}
        <Post
          report={report}
          post={question}
          word="question"
          isTeaching={isTeaching}
          remove={questions.remove}
        />
        {question.answers.map((answer) => (
          <Post
            key={answer.id}
            report={report}
            post={answer}
            word="answer"
            isTeaching={isTeaching}
            remove={questions.remove}
          />
        ))}
        {isAnswering ? (
          <PostForm
            label="Your answer"
            submitLabel="Answer"
            done="Your answer is there"
            send={async (words, key) => {
              await questions.answer(question.id, words, key);
              setAnswering(false);
            }}
          />
        ) : (
          <div>
            <PlainButton variant="default" size="sm" onClick={() => setAnswering(true)}>
              Write an answer
            </PlainButton>
          </div>
        )}
      </Stack>
    </article>
  );
}

interface PostProps extends Pick<Props, 'report'> {
  post: LessonPost;
  word: 'question' | 'answer';
  isTeaching: boolean;
  remove: (id: string) => Promise<unknown>;
}

function Post({ report, post, word, isTeaching, remove }: PostProps) {
  return (
    <div>
      <Row gap="xs">
        <Words isStrong>{post.authorName}</Words>
        {post.isEducator && <Chip meaning="open">Educator</Chip>}
        <Words tone="soft" isSmall>
          <DateText moment={post.writtenAt} />
        </Words>
      </Row>
      <LongText>{post.words}</LongText>
      {(post.isOwn || isTeaching) && (
        <AskedButton
          label="Remove"
          size="sm"
          name={`the ${word} of ${post.authorName}`}
          title={`Remove ${post.isOwn ? 'your' : 'this'} ${word}?`}
          confirmLabel={`Remove ${word}`}
          done={`The ${word} is removed`}
          act={() => remove(post.id)}
          messageOf={messageOf}
        >
          {word === 'question'
            ? 'Its answers are removed with it.'
            : 'Others can no longer read it.'}
        </AskedButton>
      )}
      {!post.isOwn && report(post.id, `this ${word}`)}
    </div>
  );
}
