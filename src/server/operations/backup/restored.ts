/** On which the database tells every server that another college stands in its place: what they remember is of the one before. */
export const RESTORED = 'college_restored';
