import { statement } from '../../../platform/database/statement.ts';

/** From 0 to 255, by the digits of a hash: marks follow from the names of their line alone. */
const byteOf = (hash: string, place: number) => `('x' || substr(${hash}, ${place}, 2))::bit(8)::int4`;

/** Of the quality from 0 to 1. */
const CA = 'round((30 * (0.35 + 0.6 * q.quality))::numeric)';
const EXAM = 'round((70 * (0.22 + 0.72 * q.quality))::numeric)';
/** Four of 256 miss the examination. */
const IS_ABSENT = `${byteOf('m.hash', 5)} < 4`;
const QUALITY = `cross join lateral (select md5(l.id::text) as hash) m
    cross join lateral (select 0.65 * r.ability + 0.35 * ${byteOf('m.hash', 1)} / 255.0 as quality) q`;

/** `rows` holds [{userName, ability}]: all lines of a session have their marks. One in sixteen was amended. */
export const insertDemoScores = statement(
  'demo.scores',
  { rows: 'jsonb', session: 'text', at: 'timestamptz' },
  `
  with marked as (
    insert into score (line_id, ca, exam, code)
    select l.id, ${CA}, case when not (${IS_ABSENT}) then ${EXAM} end, case when ${IS_ABSENT} then 'ABS' end
      from jsonb_to_recordset($rows::jsonb) as r ("userName" text, ability float8) join user_account u on lower(u.user_name) = lower(r."userName") join student s on s.user_id = u.id
      join registration_line l on l.student_id = s.id and l.session_id = (select id from academic_session where name = $session) ${QUALITY}
    returning line_id, ca, exam, code
  )
  insert into score_event (line_id, before, after, via, batch, reason, at)
  select line_id, jsonb_build_object('ca', ca, 'exam', exam - 2, 'code', null), jsonb_build_object('ca', ca, 'exam', exam, 'code', null), 'amendment', md5('amended ' || line_id)::uuid,
         'A page of the script was not counted.', $at
    from marked where code is null and exam >= 2 and ${byteOf('md5(line_id::text)', 7)} < 16 order by line_id`,
  {},
);
