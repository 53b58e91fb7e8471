import { Problem } from '../platform/problem.ts';

export const refused = (message: string) => new Problem(422, message, { title: 'Invalid Action!' });

export const submitted = () => new Problem(409, 'This application has been submitted and can no longer be changed', { title: 'Invalid Action!' });
