import postgres from 'postgres';

/**
 * A course with credits takes hours of the platform's own clock. The owner of its tables writes down that this learner
 * spent all but the last seconds, as the demo does with what is past.
 */
export async function spendAllBut(seconds: number, enrollmentId: string): Promise<void> {
  const url = process.env.SIDEWORK_COURSES_DATABASE_URL;
  if (!url) throw new Error('SIDEWORK_COURSES_DATABASE_URL opens the tables of the courses.');
  const sql = postgres(url, { max: 1 });
  try {
    await sql`
      insert into lesson_times (enrollment_id, lesson_id, spent_ms)
      select enrollments.id, lessons.id, 60000 * lessons.minutes - 1000 * ${seconds}::integer
      from enrollments join lessons using (course_id) where enrollments.id = ${enrollmentId}
      on conflict (enrollment_id, lesson_id) do update set spent_ms = excluded.spent_ms`;
  } finally {
    await sql.end();
  }
}
