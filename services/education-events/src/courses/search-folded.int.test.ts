import { searchCases } from '@sidework/chassis/testing/search-cases';
import { listCourses } from '@sidework/contracts/education-events/courses';
import { beforeAll, describe, expect, it } from 'vitest';
import { aCourse } from '../../test/builders.ts';
import { testEducationEvents } from '../../test/service.ts';

const service = testEducationEvents();
let id: number;

beforeAll(async () => {
  id = await aCourse(service.db);
});

const finds = async (search: string) => {
  const reply = await service.visitor.call(listCourses, { query: { search, limit: 100 } });
  expect(reply.statusCode).toBe(200);
  return reply.json().items.some((course: { id: number }) => course.id === id);
};

describe.each(['title', 'description'])('by its %s', (where) => {
  it.each(searchCases)('a course with %j is found by %j: %s', async (text, search, is) => {
    const course = { title: '-', description: '-', [where]: text };
    await service.sql`update courses set ${service.sql(course)} where id = ${id}`;
    expect(await finds(search)).toBe(is);
  });
});
