import type { Json } from '../../people/caller.ts';
import { pairOf } from '../may-meet.ts';
import { type Act, grant, keep, pickThing, playerOf, type World, write } from '../world.ts';

const staffs = ({ cast }: World) => cast.staff;
const stages = ['submit', 'start', 'approve', 'publish'] as const;

/** Courses, which take four steps until they are listed, and documents. */
export const learningActs: Act[] = [
  {
    name: 'write a course',
    weight: 1.5,
    plan(world) {
      const by = world.chance.pick(world.cast.adults);
      const allowsKids = world.chance.oneIn(2);
      const contactIn = allowsKids ? 0 : 8;
      const texts = Array.from({ length: 4 }, () => write(world, 'course', by, [], contactIn));
      const [title, description, full, lesson] = texts.map(({ text }) => text);
      if (allowsKids) for (const { word } of texts) world.facts.forYoungPeople.add(word);
      return {
        by,
        method: 'POST',
        path: '/api/course-submissions',
        body: {
          title,
          category: 'accounting',
          type: 'ce',
          format: 'online',
          durationHours: 2,
          credits: 0,
          priceCents: 0,
          allowsKids,
          description,
          fullDescription: full,
          lessons: [{ title: lesson, kind: 'text', content: lesson }],
          questions: [{ question: 'Which?', choices: ['This', 'That'], answer: 0 }],
        },
        done: ({ id }) =>
          void keep(world, 'submissionId', { id: String(id), whose: [by.id], is: { stage: 0 } }),
      };
    },
  },
  {
    name: 'bring a course on',
    weight: 4,
    plan(world) {
      const course = pickThing(world, 'submissionId', ({ is }) => Number(is?.stage) < 4);
      const stage = stages[Number(course?.is?.stage)];
      if (!course || !stage) return undefined;
      const isStaffs = stage === 'start' || stage === 'approve';
      const by = isStaffs ? staffs(world) : playerOf(world, course.whose[0]);
      const path = `/api/course-${isStaffs ? 'reviews' : 'submissions'}/${course.id}/${stage}`;
      return {
        by,
        method: 'POST',
        path,
        done(answer: Json) {
          course.is = { stage: Number(course.is?.stage) + 1 };
          if (stage !== 'publish') return;
          keep(world, 'courseId', { id: String(answer.courseId), whose: course.whose });
        },
      };
    },
  },
  {
    name: 'enroll',
    weight: 2,
    plan(world) {
      const course = pickThing(world, 'courseId');
      const by = world.chance.pick(world.everybody);
      if (!course) return undefined;
      return {
        by,
        method: 'POST',
        path: `/api/courses/${course.id}/enroll`,
        body: {},
        widens: () => grant(world, 'attended', [pairOf(by.id, String(course.whose[0]))]),
        done({ enrollment }) {
          const { id } = (enrollment ?? {}) as { id?: string };
          if (id) keep(world, 'enrollmentId', { id, whose: [by.id] });
        },
      };
    },
  },
  {
    name: 'report a course',
    weight: 0.5,
    plan(world) {
      const course = pickThing(world, 'courseId');
      const by = world.chance.pick(world.everybody);
      if (!course) return undefined;
      const comment = write(world, 'report', by);
      return {
        by,
        method: 'POST',
        path: `/api/courses/${course.id}/report`,
        protects: true,
        body: { reason: 'other', comment: comment.text },
      };
    },
  },
  {
    name: 'announce a document',
    weight: 2,
    plan(world) {
      const by = world.chance.pick(world.everybody);
      const [name, notes, file] = [
        write(world, 'document', by),
        write(world, 'document', by),
        write(world, 'document', by, [], 0),
      ];
      return {
        by,
        method: 'POST',
        path: '/api/documents',
        body: {
          documentName: name.text,
          notes: notes.text,
          fileName: `${file.word}.txt`,
          fileSize: textFile(file.word).length,
        },
        done({ documentId }) {
          keep(world, 'documentId', {
            id: String(documentId),
            whose: [by.id],
            is: { word: file.word },
          });
        },
      };
    },
  },
  {
    name: 'send a document',
    weight: 2,
    plan(world) {
      const document = pickThing(world, 'documentId');
      const by = playerOf(world, document?.whose[0]);
      if (!document || !by) return undefined;
      const bytes = textFile(String(document.is?.word));
      const path = `/api/documents/${document.id}/file`;
      return { by, method: 'PUT', path, file: { type: 'text/plain', bytes } };
    },
  },
];

const textFile = (word: string) => Buffer.from(`${word}\n`.repeat(4));
