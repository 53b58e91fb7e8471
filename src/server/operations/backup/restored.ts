/** The database notifies every server here: what they remember is of the college that was restored over. */
export const RESTORED = 'college_restored';
