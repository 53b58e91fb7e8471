import { LINE } from '#contract/academics/states.ts';

/** The course `l` is in its registration. */
export const IS_LIVE = `l.state <> '${LINE.dropped}'`;

export const IS_APPROVED = `l.state = '${LINE.approved}'`;

/** The student takes the course, whether the adviser has decided or not. */
export const IS_TAKEN = `l.state in ('${LINE.registered}', '${LINE.approved}')`;
