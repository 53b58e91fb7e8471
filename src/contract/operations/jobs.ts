import Type from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Job } from '../kit/jobs.ts';

const JobId = Type.Object({ id: Type.String({ format: 'uuid' }) });

export const ownJobs = endpoint({
  method: 'GET',
  path: '/BackgroundJob/jobs',
  access: 'user',
  summary:
    "The person's work that goes on without them, and what ended in the last day; newest first, twenty at the most",
  reply: Type.Array(Job),
});

export const ownJob = endpoint({
  method: 'GET',
  path: '/BackgroundJob/jobs/:id',
  access: 'user',
  summary: 'One of them',
  params: JobId,
  reply: Job,
});

export const cancelJob = endpoint({
  method: 'POST',
  path: '/BackgroundJob/jobs/:id/cancel',
  access: 'user',
  summary: 'Ends it after the step that is under way; what is done stays done',
  params: JobId,
  reply: Type.Null(),
});

export const seeJob = endpoint({
  method: 'POST',
  path: '/BackgroundJob/jobs/:id/seen',
  access: 'user',
  summary: 'Its owner has seen how it ended',
  params: JobId,
  reply: Type.Null(),
});
