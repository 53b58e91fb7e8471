import { IS_LIVE } from '../../lineStates.ts';
/**
 * What the course `c` of `t` was called by who registered first in session `e`: a later change of the catalogue touches no sheet. Before
 * anybody registers it is called as it is now.
 */
export const JOIN_CALLED = `left join lateral (select l.code, l.title, l.unit from registration_line l
      where l.department_course_id = t.id and l.session_id = e.id and ${IS_LIVE} order by l.id limit 1) n on true`;

export const CODE = 'coalesce(n.code, c.code)';
export const TITLE = 'coalesce(n.title, c.title)';
export const UNIT = 'coalesce(n.unit, c.unit)';
