/** `npm run bench -- --small`: each part does everything once or so, to see that it works. Its figures mean nothing. */
export const isSmall = process.argv.includes('--small');

export const sized = <T>(whole: T, small: T): T => (isSmall ? small : whole);
